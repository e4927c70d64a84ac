import type { Gender, Named } from '@skald/text';
import type { Foe } from '../content/foes.ts';
import { type Noun, noun } from './lexicon/noun.ts';

/** One, and several. */
type Counted = readonly [one: string, several: string];

/** How a German word bends: „des Trolls“, „des Riesen“, „des Sark Amen“. */
type Bending = 'strong' | 'weak' | 'fixed';

interface FoeName extends Named<Counted> {
  /** Of the German word. */
  readonly gender: Gender;
  readonly bending: Bending;
}

const foe = (
  en: Counted,
  de: Counted,
  gender: Gender = 'm',
  bending: Bending = gender === 'f' ? 'fixed' : 'strong',
): FoeName => ({ en, de, gender, bending });

export const FOE_NAMES: Readonly<Record<Foe, FoeName>> = {
  'dark-viking': foe(['Dark Viking', 'Dark Vikings'], ['Dunkelwikinger', 'Dunkelwikinger']),
  dishonored: foe(['Dishonored', 'Dishonored'], ['Neiding', 'Neidinge']),
  'sark-amen': foe(['Sark Amen', 'Sark Amen'], ['Sark Amen', 'Sark Amen'], 'm', 'fixed'),
  'dwarf-laborer': foe(['dwarf laborer', 'dwarf laborers'], ['Zwergenarbeiter', 'Zwergenarbeiter']),
  'dwarf-pit-boss': foe(['dwarf pit boss', 'dwarf pit bosses'], ['Zwergensteiger', 'Zwergensteiger']),
  'dwarf-slaver': foe(['dwarf slaver', 'dwarf slavers'], ['Zwergensklavenjäger', 'Zwergensklavenjäger']),
  'dwarf-medic': foe(['dwarf medic', 'dwarf medics'], ['Zwergenfeldscher', 'Zwergenfeldschere']),
  'dwarf-centurion': foe(['dwarf centurion', 'dwarf centurions'], ['Zwergenzenturio', 'Zwergenzenturionen']),
  'dwarf-clan-champion': foe(
    ['dwarf clan champion', 'dwarf clan champions'],
    ['Zwergenrecke', 'Zwergenrecken'],
    'm',
    'weak',
  ),
  'beetle-werk': foe(['beetle-werk', 'beetle-werks'], ['Käferwerk', 'Käferwerke'], 'n'),
  'centi-werk': foe(['centi-werk', 'centi-werks'], ['Hundertfüßerwerk', 'Hundertfüßerwerke'], 'n'),
  'spider-werk': foe(['spider-werk', 'spider-werks'], ['Spinnenwerk', 'Spinnenwerke'], 'n'),
  'mecha-dwarf': foe(['mecha-dwarf', 'mecha-dwarves'], ['Mechazwerg', 'Mechazwerge']),
  'mega-dwarf': foe(['mega-dwarf', 'mega-dwarves'], ['Megazwerg', 'Megazwerge']),
  'elf-mischief-maker': foe(['elf mischief-maker', 'elf mischief-makers'], ['Elfenschelm', 'Elfenschelme']),
  'elf-courtier': foe(['elf courtier', 'elf courtiers'], ['Elfenhöfling', 'Elfenhöflinge']),
  'rock-goblin': foe(['rock goblin', 'rock goblins'], ['Felsgoblin', 'Felsgoblins']),
  'rock-gobliness': foe(['rock gobliness', 'rock goblinesses'], ['Felsgoblinin', 'Felsgoblininnen'], 'f'),
  'goblin-warrior': foe(['goblin warrior', 'goblin warriors'], ['Goblinkrieger', 'Goblinkrieger']),
  'slayer-roving': foe(
    ['roving goblin slayer', 'roving goblin slayers'],
    ['Streifschlächter', 'Streifschlächter'],
  ),
  'slayer-senior': foe(['senior goblin slayer', 'senior goblin slayers'], ['Altschlächter', 'Altschlächter']),
  'goblin-freak': foe(['goblin freak', 'goblin freaks'], ['Goblinscheusal', 'Goblinscheusale'], 'n'),
  'goblin-shaman': foe(
    ['goblin shaman', 'goblin shamans'],
    ['Goblinschamane', 'Goblinschamanen'],
    'm',
    'weak',
  ),
  'goblin-leader': foe(['goblin leader', 'goblin leaders'], ['Goblinhäuptling', 'Goblinhäuptlinge']),
  'goblin-vegetarian': foe(
    ['goblin vegetarian', 'goblin vegetarians'],
    ['Goblinvegetarier', 'Goblinvegetarier'],
  ),
  'land-crab-small': foe(['small land crab', 'small land crabs'], ['Landkrabbe', 'Landkrabben'], 'f'),
  'land-crab-large': foe(
    ['large land crab', 'large land crabs'],
    ['Riesenlandkrabbe', 'Riesenlandkrabben'],
    'f',
  ),
  giant: foe(['giant', 'giants'], ['Riese', 'Riesen'], 'm', 'weak'),
  troll: foe(['troll', 'trolls'], ['Troll', 'Trolle']),
  'tube-striker': foe(['tube-striker', 'tube-strikers'], ['Röhrenschnapper', 'Röhrenschnapper']),
  wendol: foe(['wendol', 'wendols'], ['Wendol', 'Wendole']),
};

/** What each strikes with. */
export const FOE_ARMS: Readonly<Record<Foe, Noun>> = {
  'dark-viking': noun('black axe', 'Schwarzaxt', 'f'),
  dishonored: noun('rusty sword', 'Rostschwert', 'n'),
  'sark-amen': noun('barrow blade', 'Grabklinge', 'f'),
  'dwarf-laborer': noun('pickaxe', 'Spitzhacke', 'f'),
  'dwarf-pit-boss': noun('sledgehammer', 'Vorschlaghammer', 'm'),
  'dwarf-slaver': noun('iron whip', 'Eisenpeitsche', 'f'),
  'dwarf-medic': noun('bone saw', 'Knochensäge', 'f'),
  'dwarf-centurion': noun('war hammer', 'Streithammer', 'm'),
  'dwarf-clan-champion': noun('clan axe', 'Sippenaxt', 'f'),
  'beetle-werk': noun('iron mandibles', 'Eisenkiefer', 'p'),
  'centi-werk': noun('iron fangs', 'Eisenfänge', 'p'),
  'spider-werk': noun('blade legs', 'Klingenbeine', 'p'),
  'mecha-dwarf': noun('piston fist', 'Kolbenfaust', 'f'),
  'mega-dwarf': noun('saw arm', 'Sägearm', 'm'),
  'elf-mischief-maker': noun('thin dagger', 'Stilett', 'n'),
  'elf-courtier': noun('court blade', 'Hofdegen', 'm'),
  'rock-goblin': noun('claws', 'Krallen', 'p'),
  'rock-gobliness': noun('claws', 'Krallen', 'p'),
  'goblin-warrior': noun('notched axe', 'Schartenaxt', 'f'),
  'slayer-roving': noun('slayer’s knife', 'Schlachtmesser', 'n'),
  'slayer-senior': noun('cleaver', 'Hackbeil', 'n'),
  'goblin-freak': noun('many claws', 'Klauen', 'p'),
  'goblin-shaman': noun('rattle staff', 'Rasselstab', 'm'),
  'goblin-leader': noun('chair leg', 'Stuhlbein', 'n'),
  'goblin-vegetarian': noun('soft fists', 'Fäuste', 'p'),
  'land-crab-small': noun('pincers', 'Scheren', 'p'),
  'land-crab-large': noun('great pincers', 'Riesenscheren', 'p'),
  giant: noun('tree trunk', 'Baumstamm', 'm'),
  troll: noun('club', 'Keule', 'f'),
  'tube-striker': noun('tentacles', 'Fangarme', 'p'),
  wendol: noun('fangs', 'Fangzähne', 'p'),
};

/** What an own creature strikes with. */
export const CREATURE_ARMS: Readonly<Record<'handheld' | 'natural', Noun>> = {
  handheld: noun('weapon', 'Waffe', 'f'),
  natural: noun('teeth and claws', 'Klauen', 'p'),
};

/** What some shoot with. */
export const MISSILE_NAMES: Readonly<Record<'bow' | 'crossbow', Noun>> = {
  bow: noun('bow', 'Bogen', 'm'),
  crossbow: noun('crossbow', 'Armbrust', 'f'),
};
