import { fold, isOccupation, placeKey, splitPlace, type SplitQuery } from '@radar/domain/words';
import { type Catalogue, findPlaces, isOwnName, isOwnNameInCase } from '../../search/catalogue.ts';

/**
 * Names that are everyday words first, folded, in the cases that are met: `u sali` is not in Sali, `visoko obrazovanje` not
 * in Visoko. After a preposition they are still towns, but no villages.
 */
const everyday = new Set(
  (
    'bar bara baru brod broda brodu brodom luka luke luci luku grad grada gradu gradom selo sela selu sel most mosta mostu polje polju polja vrh aerodrom aerodromu ' +
    'centar centru centra novi novo nova sol kamen kamena kamenu stol ploce ploca otok otoka otoku otocima sali sala salu rava ist vir gat lug vuka suza greda gata grab reka reke reci ' +
    'raven gola jezera jezeru jezero ribnik kuna kuni doli slano blato vid klek gradac bila cim trn peci potoci mramor mahala stijena ravno olovo breza stolac kljuc vitez pale marina marini ' +
    'gradina kapela preko velika dvor dvoru kriz krizu polaca kaptol cestica visoko rude kuce kuca tuzno predavac bol livade vodice zdenci sunja saraj ilinden slatina glina krk ' +
    'martin radovan severin horvati kovaci zaton lovas pola pol sada sad nis ulm roma bern cork koper'
  ).split(' '),
);

/** Names that even after a preposition are everyday words: `u centru`, `na aerodromu`, `u gradu`. */
const alwaysEveryday = new Set(
  'centar centru centra grad gradu grada aerodrom aerodromu selo selu sela otok otoku otoka brod brodu polje polju most mostu vrh vrhu novi nov novo sali sala salu luka luci kuci kuce'.split(
    ' ',
  ),
);

/** Islands with a town of their name: one is on them. */
const islands = new Set('krk rab cres pag vis hvar lastovo korcula'.split(' '));

/** Countries whose towns people name without their country. */
export const neighbours: ReadonlySet<string> = new Set(['HR', 'BA', 'MK', 'SI', 'RS', 'ME', 'XK']);
const knownAbroad = 100_000;

const named = /zupani|kanton|regi|distrikt|county|жупани|реги/;

/**
 * Splits the place off the words of a search. After a preposition any place in any of its cases counts; a bare word must
 * be the name of a country, a region or a town that everybody knows, and of nothing else: no everyday word, no
 * occupation, no adjective (`Zagrebačka banka` is a bank, `engleski` a language).
 */
export const splitQueryPlace = (query: string, catalogue: Catalogue, market: string): SplitQuery =>
  splitPlace(query, (name, preposition) => {
    const [place] = findPlaces(catalogue, name, market);
    if (place === undefined || !isOwnNameInCase(place, name)) return false;
    const { kind, country } = place;
    if (kind === 'country') return preposition !== null || isOwnName(place, name);
    const folded = fold(name);
    if (preposition !== null) {
      if (alwaysEveryday.has(folded)) return false;
      if (kind !== 'place' || islands.has(fold(place.name))) return true;
      return preposition !== 'na' && neighbours.has(country) && !everyday.has(folded);
    }
    if (everyday.has(folded) || isOccupation(placeKey(name))) return false;
    if (kind === 'region') return named.test(folded) || !/[sc]k[aioe]$/.test(folded);
    if (kind !== 'city') return false;
    return neighbours.has(country) || (isOwnName(place, name) && (place.population ?? 0) >= knownAbroad);
  });
