import type { Gender, Named } from '@skald/text';
import type { Foe } from '../content/foes.ts';

/** One, and several. */
type Counted = readonly [one: string, several: string];

interface FoeName extends Named<Counted> {
  /** Of the German word. */
  readonly gender: Gender;
}

const foe = (en: Counted, de: Counted, gender: Gender = 'm'): FoeName => ({ en, de, gender });

export const FOE_NAMES: Readonly<Record<Foe, FoeName>> = {
  'dark-viking': foe(['Dark Viking', 'Dark Vikings'], ['Dunkelwikinger', 'Dunkelwikinger']),
  dishonored: foe(['Dishonored', 'Dishonored'], ['Neiding', 'Neidinge']),
  'sark-amen': foe(['Sark Amen', 'Sark Amen'], ['Sark Amen', 'Sark Amen']),
  'dwarf-laborer': foe(['dwarf laborer', 'dwarf laborers'], ['Zwergenarbeiter', 'Zwergenarbeiter']),
  'dwarf-pit-boss': foe(['dwarf pit boss', 'dwarf pit bosses'], ['Zwergensteiger', 'Zwergensteiger']),
  'dwarf-slaver': foe(['dwarf slaver', 'dwarf slavers'], ['Zwergensklavenjäger', 'Zwergensklavenjäger']),
  'dwarf-medic': foe(['dwarf medic', 'dwarf medics'], ['Zwergenfeldscher', 'Zwergenfeldschere']),
  'dwarf-centurion': foe(['dwarf centurion', 'dwarf centurions'], ['Zwergenzenturio', 'Zwergenzenturionen']),
  'dwarf-clan-champion': foe(
    ['dwarf clan champion', 'dwarf clan champions'],
    ['Zwergenrecke', 'Zwergenrecken'],
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
  'goblin-shaman': foe(['goblin shaman', 'goblin shamans'], ['Goblinschamane', 'Goblinschamanen']),
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
  giant: foe(['giant', 'giants'], ['Riese', 'Riesen']),
  troll: foe(['troll', 'trolls'], ['Troll', 'Trolle']),
  'tube-striker': foe(['tube-striker', 'tube-strikers'], ['Röhrenschnapper', 'Röhrenschnapper']),
  wendol: foe(['wendol', 'wendols'], ['Wendol', 'Wendole']),
};
