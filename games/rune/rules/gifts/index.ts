// Every gift that has a rule, by its id. What is always on and part of the sheet needs none. RUN-HOOK-30

import type { Gift } from '../../content/gifts.ts';
import { agonyPostponed } from './agony-postponed.ts';
import { auraOfPhlegmaticAcceptance } from './aura-of-phlegmatic-acceptance.ts';
import { banishHisBlade } from './banish-his-blade.ts';
import { berserksBlessing } from './berserks-blessing.ts';
import { boneSettersBlessing } from './bone-setters-blessing.ts';
import { boonOfAngrboda } from './boon-of-angrboda.ts';
import { buffetingGale } from './buffeting-gale.ts';
import { chatteringSquirrel } from './chattering-squirrel.ts';
import { clatterOfRushingBoots } from './clatter-of-rushing-boots.ts';
import { clenchedJawOfVengeance } from './clenched-jaw-of-vengeance.ts';
import { comeuppancePostponed } from './comeuppance-postponed.ts';
import { cravenDeparture } from './craven-departure.ts';
import { curdsOfUtgardaloki } from './curds-of-utgardaloki.ts';
import { destinyReversed } from './destiny-reversed.ts';
import { dyingBlow } from './dying-blow.ts';
import { eagerArrow } from './eager-arrow.ts';
import { eightLeggedHorse } from './eight-legged-horse.ts';
import { everFlowingCup } from './ever-flowing-cup.ts';
import { eyesLikeGlowingCoals } from './eyes-like-glowing-coals.ts';
import { fleshCriesOutForPiercing } from './flesh-cries-out-for-piercing.ts';
import { fromLoftyAsgardsPeaks } from './from-lofty-asgards-peaks.ts';
import { frostSpeededHeels } from './frost-speeded-heels.ts';
import { gatheringThunder } from './gathering-thunder.ts';
import type { GiftRule } from './gift.ts';
import { gnawingStags } from './gnawing-stags.ts';
import { goldenApplesSweetness } from './golden-apples-sweetness.ts';
import { implacablyBraced } from './implacably-braced.ts';
import { imprecationOfDoom } from './imprecation-of-doom.ts';
import { indefatigableDetermination } from './indefatigable-determination.ts';
import { knittingOfMeatAndBone } from './knitting-of-meat-and-bone.ts';
import { lieTurnsToTruth } from './lie-turns-to-truth.ts';
import { likeAWindTossedLeaf } from './like-a-wind-tossed-leaf.ts';
import { likeTheLeapingStag } from './like-the-leaping-stag.ts';
import { loyalHilt } from './loyal-hilt.ts';
import { manyImpalingSpear } from './many-impaling-spear.ts';
import { mjolnirAwakes } from './mjolnir-awakes.ts';
import { naglfarPlowsTheWaves } from './naglfar-plows-the-waves.ts';
import { northsCoolingSigh } from './norths-cooling-sigh.ts';
import { nurturingOfYggdrasil } from './nurturing-of-yggdrasil.ts';
import { obscuringMist } from './obscuring-mist.ts';
import { owlHearsTheViper } from './owl-hears-the-viper.ts';
import { penetratingLightning } from './penetrating-lightning.ts';
import { plumedUpByNjordsbreath } from './plumed-up-by-njordsbreath.ts';
import { ravenPlucksAnEye } from './raven-plucks-an-eye.ts';
import { remorseOfHoder } from './remorse-of-hoder.ts';
import { resistTheSerpentsTears } from './resist-the-serpents-tears.ts';
import { ripplesFromTheWellOfKnowledge } from './ripples-from-the-well-of-knowledge.ts';
import { roaringShoutOfRage } from './roaring-shout-of-rage.ts';
import { runeDoubleBladedAxe } from './rune-double-bladed-axe.ts';
import { runeDwarvenBattleAxe } from './rune-dwarven-battle-axe.ts';
import { runeDwarvenBattleHammer } from './rune-dwarven-battle-hammer.ts';
import { runeDwarvenBattleSword } from './rune-dwarven-battle-sword.ts';
import { runeDwarvenWorkHammer } from './rune-dwarven-work-hammer.ts';
import { runeDwarvenWorkSword } from './rune-dwarven-work-sword.ts';
import { runeFourBladedMace } from './rune-four-bladed-mace.ts';
import { runeGoblinAxe } from './rune-goblin-axe.ts';
import { runeGoblinSpikeClub } from './rune-goblin-spike-club.ts';
import { runeHandAxe } from './rune-hand-axe.ts';
import { runeMace } from './rune-mace.ts';
import { runeRomanSword } from './rune-roman-sword.ts';
import { runeVikingAxe } from './rune-viking-axe.ts';
import { runeVikingBroadSword } from './rune-viking-broad-sword.ts';
import { runeVikingShortSword } from './rune-viking-short-sword.ts';
import { scornTheBiteOfTreachery } from './scorn-the-bite-of-treachery.ts';
import { scourgingOfFellSpirits } from './scourging-of-fell-spirits.ts';
import { shouldersWideAsBifrost } from './shoulders-wide-as-bifrost.ts';
import { skadisErmineCloak } from './skadis-ermine-cloak.ts';
import { suddenAsAMountainStorm } from './sudden-as-a-mountain-storm.ts';
import { surviveTheLakeOfFlame } from './survive-the-lake-of-flame.ts';
import { swiftnessOfSleipnir } from './swiftness-of-sleipnir.ts';
import { throughTheCracks } from './through-the-cracks.ts';
import { tirelessJoyShout } from './tireless-joy-shout.ts';
import { trumpetsCommandingBlast } from './trumpets-commanding-blast.ts';
import { withEitherHand } from './with-either-hand.ts';
import { woundsCloseQuick } from './wounds-close-quick.ts';
import { wrestlersBlessing } from './wrestlers-blessing.ts';
import { zealousSinews } from './zealous-sinews.ts';

export const GIFT_RULES: { readonly [G in Gift]?: GiftRule } = {
  'agony-postponed': agonyPostponed,
  'aura-of-phlegmatic-acceptance': auraOfPhlegmaticAcceptance,
  'banish-his-blade': banishHisBlade,
  'berserks-blessing': berserksBlessing,
  'bone-setters-blessing': boneSettersBlessing,
  'boon-of-angrboda': boonOfAngrboda,
  'buffeting-gale': buffetingGale,
  'chattering-squirrel': chatteringSquirrel,
  'clatter-of-rushing-boots': clatterOfRushingBoots,
  'clenched-jaw-of-vengeance': clenchedJawOfVengeance,
  'comeuppance-postponed': comeuppancePostponed,
  'craven-departure': cravenDeparture,
  'curds-of-utgardaloki': curdsOfUtgardaloki,
  'destiny-reversed': destinyReversed,
  'dying-blow': dyingBlow,
  'eager-arrow': eagerArrow,
  'eight-legged-horse': eightLeggedHorse,
  'ever-flowing-cup': everFlowingCup,
  'eyes-like-glowing-coals': eyesLikeGlowingCoals,
  'flesh-cries-out-for-piercing': fleshCriesOutForPiercing,
  'from-lofty-asgards-peaks': fromLoftyAsgardsPeaks,
  'frost-speeded-heels': frostSpeededHeels,
  'gathering-thunder': gatheringThunder,
  'gnawing-stags': gnawingStags,
  'golden-apples-sweetness': goldenApplesSweetness,
  'implacably-braced': implacablyBraced,
  'imprecation-of-doom': imprecationOfDoom,
  'indefatigable-determination': indefatigableDetermination,
  'knitting-of-meat-and-bone': knittingOfMeatAndBone,
  'lie-turns-to-truth': lieTurnsToTruth,
  'like-a-wind-tossed-leaf': likeAWindTossedLeaf,
  'like-the-leaping-stag': likeTheLeapingStag,
  'loyal-hilt': loyalHilt,
  'many-impaling-spear': manyImpalingSpear,
  'mjolnir-awakes': mjolnirAwakes,
  'naglfar-plows-the-waves': naglfarPlowsTheWaves,
  'norths-cooling-sigh': northsCoolingSigh,
  'nurturing-of-yggdrasil': nurturingOfYggdrasil,
  'obscuring-mist': obscuringMist,
  'owl-hears-the-viper': owlHearsTheViper,
  'penetrating-lightning': penetratingLightning,
  'plumed-up-by-njordsbreath': plumedUpByNjordsbreath,
  'raven-plucks-an-eye': ravenPlucksAnEye,
  'remorse-of-hoder': remorseOfHoder,
  'resist-the-serpents-tears': resistTheSerpentsTears,
  'ripples-from-the-well-of-knowledge': ripplesFromTheWellOfKnowledge,
  'roaring-shout-of-rage': roaringShoutOfRage,
  'rune-double-bladed-axe': runeDoubleBladedAxe,
  'rune-dwarven-battle-axe': runeDwarvenBattleAxe,
  'rune-dwarven-battle-hammer': runeDwarvenBattleHammer,
  'rune-dwarven-battle-sword': runeDwarvenBattleSword,
  'rune-dwarven-work-hammer': runeDwarvenWorkHammer,
  'rune-dwarven-work-sword': runeDwarvenWorkSword,
  'rune-four-bladed-mace': runeFourBladedMace,
  'rune-goblin-axe': runeGoblinAxe,
  'rune-goblin-spike-club': runeGoblinSpikeClub,
  'rune-hand-axe': runeHandAxe,
  'rune-mace': runeMace,
  'rune-roman-sword': runeRomanSword,
  'rune-viking-axe': runeVikingAxe,
  'rune-viking-broad-sword': runeVikingBroadSword,
  'rune-viking-short-sword': runeVikingShortSword,
  'scorn-the-bite-of-treachery': scornTheBiteOfTreachery,
  'scourging-of-fell-spirits': scourgingOfFellSpirits,
  'shoulders-wide-as-bifrost': shouldersWideAsBifrost,
  'skadis-ermine-cloak': skadisErmineCloak,
  'sudden-as-a-mountain-storm': suddenAsAMountainStorm,
  'survive-the-lake-of-flame': surviveTheLakeOfFlame,
  'swiftness-of-sleipnir': swiftnessOfSleipnir,
  'through-the-cracks': throughTheCracks,
  'tireless-joy-shout': tirelessJoyShout,
  'trumpets-commanding-blast': trumpetsCommandingBlast,
  'with-either-hand': withEitherHand,
  'wounds-close-quick': woundsCloseQuick,
  'wrestlers-blessing': wrestlersBlessing,
  'zealous-sinews': zealousSinews,
};
