const of = (words: string): string[] => words.split(' ');

/** Words without a meaning of their own, folded, by language. `it`, `go`, `r` and `c` are names and stay. */
const little = {
  hr: of(
    'a ali bez bi biti da do ga i ih iz ili iza je joj jos k kao koja koje koji kod li mi na nad nam nas ne nego ni o od oko po pod pred pri s sa sam se si smo ste su sve ta te ti to u uz vam vas vec vi za',
  ),
  sl: of(
    'ali bo brez da do ga in iz je ji jo ki ko kot med na nad ne ob od pa po pod pred pri s se si smo so ste su sta ter to tudi v vas z za ze',
  ),
  mk: of(
    'a ako bez da do dali e gi i ili im ima ja kaj kako ke koi koj koja koe na nad ne nie niz od po pod pred pri s se si site so ste sto sum te toa va vo za',
  ),
  en: of(
    'a all also an and any are as at be by for from has have in is its of on or our that the their this to we will with you your',
  ),
};

/** Words that every ad and every search for one could carry: they narrow nothing down. */
const ofEveryAd = of(
  'rad rada radu radom radovi radove posao posla poslu poslom poslovi poslova poslove poslovima oglas oglasi oglasa zaposlenje zaposljavanje zaposlitev zaposlitve zaposlim trazim trazimo potreban potrebna potrebni iscem iscemo ' +
    'delo dela delu rabota raboti rabotata vrabotuvanje oglasi potrebno barame baram slobodno prosto ' +
    'job jobs work vacancy vacancies hiring wanted position career careers looking',
);

/** Words that say nothing beside another: `njemački jezik` is whatever asks for German. */
const besideOthers = of(
  'radno mjesto mjesta radna mesto mesta rabotno delovno jezik jezika jeziku jezikom jezici jezike jazik jazikot language znanje znanja poznavanje iskustvo iskustva izkusnje experience',
);

/** Words that are any job while nothing else is asked for: `radno mjesto u Zadru`, `služba v Celju`; not `kadrovska služba`. */
const forAnyJob = of('radno radna mjesto mjesta mesto mesta rabotno delovno delovna sluzba sluzbo sluzbe');

export const wordsForAnyJob: ReadonlySet<string> = new Set(forAnyJob);
export const wordsBesideOthers: ReadonlySet<string> = new Set(besideOthers);
export const stopWords: ReadonlySet<string> = new Set(Object.values(little).flat());
export const wordsOfEveryAd: ReadonlySet<string> = new Set(ofEveryAd);
