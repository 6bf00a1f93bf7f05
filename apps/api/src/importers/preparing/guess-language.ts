import type { Locale } from '@radar/i18n/locales';

const of = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Little words that one of the languages has and the others lack, or write differently. */
const tellingWords: Record<'en' | 'sl' | 'hr' | 'bs', ReadonlySet<string>> = {
  en: of('the and of to in you with for our your we are will is at this experience skills team work'),
  sl: of(
    'in ter smo ki pri kot bo vas vam ali tudi lahko delo dela podjetje izkušnje znanje pričakujemo nudimo iščemo zaposlimo ponujamo pogodba pa z še že kaj',
  ),
  hr: of(
    'tjedan tjedno tjedna plaća plaće plaću plaći tvrtka tvrtke također životopis natječaj djelatnik djelatnica djelatnici suradnja suradnju prijevoz uvjeti uvjet sustav sustavi vlak zrak siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac tisuću točno financije obitelj kuhar eura sveučilište općenito',
  ),
  bs: of(
    'sedmica sedmično sedmice plata plate platu plati firma kompanija takođe također hljeb kafa kafu saradnja saradnju prevoz prijevoza uslovi uslov sistem januar februar mart april maj juni juli avgust septembar oktobar novembar decembar hiljadu tačno finansije porodica općina opština km saobraćaj voz obezbijeđen obezbijeđena ovjerena nakon',
  ),
};

/** Words that hr and bs share and the others lack. */
const southSlavic = of(
  'i je se na za od su da s sa ili iz po rad radu rada posao tražimo nudimo potrebno iskustvo znanje ugovor vozačka dozvola smjena smjene koji koja što te kao nije',
);

const cyrillic = /[\u0400-\u04ff]/g;
const latin = /[a-zčćžšđ]/gi;

const countOf = (words: readonly string[], telling: ReadonlySet<string>): number =>
  words.filter((word) => telling.has(word)).length;

/**
 * The language of an ad's own words, of the five: by its letters, then by little words. Croatian and Bosnian differ in so
 * few of them that the site's own language decides where none stands in the text.
 */
export const guessLanguage = (text: string, siteLanguage: Locale): Locale => {
  const sample = text.slice(0, 4000).toLowerCase();
  if ((sample.match(cyrillic)?.length ?? 0) > (sample.match(latin)?.length ?? 0)) return 'mk';
  const words = sample.match(/\p{L}+/gu) ?? [];
  const [en, sl, hr, bs] = [
    countOf(words, tellingWords.en),
    countOf(words, tellingWords.sl),
    countOf(words, tellingWords.hr),
    countOf(words, tellingWords.bs),
  ];
  const south = countOf(words, southSlavic) + hr + bs;
  if (en > sl && en > south) return 'en';
  if (sl > south) return 'sl';
  if (hr !== bs) return hr > bs ? 'hr' : 'bs';
  // Nothing but names and numbers, or words of both: no reason to doubt the site.
  if (siteLanguage === 'hr' || siteLanguage === 'bs' || south === 0) return siteLanguage;
  return 'hr';
};
