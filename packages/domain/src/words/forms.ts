/**
 * Words that no rule reaches, by stem: forms with moving vowels, pairs of a man's and a woman's word, and one word in the
 * spellings of several languages. All folded.
 */
const irregular: Record<string, string> = {
  posao: 'posao posla poslu poslom poslovi poslova poslove poslovima posel posli poslov',
  sestr: 'sestara sester sestram',
  sala: 'sala sale sali salu salom salama',
  pekara: 'pekara pekare pekarama pekarata bakery bakeries',
  knjizara: 'knjizara knjizare knjizaru knjizarama',
  cvecara: 'cvjecara cvjecare cvjecaru cvjecarama cvecara cvecare cvecaru cvecarama',
  zlatara: 'zlatara zlatare zlataru zlatarama',
  pivara: 'pivara pivare pivaru pivarama',
  podatak:
    'podatak podatka podatku podaci podataka podatke podacima podatok podatoci podatocite podatek podatki podatkov podatkom',
  zadatak: 'zadatak zadatka zadaci zadataka zadatke zadacima',
  centar:
    'centar centra centru centri centara centrima centre centrom center centers centres centrov centarot centrite',
  majstor: 'mojster mojstra mojstri mojstrov mojstrica',
  sudac: 'sudac sudca suca suci sucu sudaca sucem sutkinja sutkinje sutkinju',
  domacin: 'domacica domacice domacici domacicu domakjin domakjinka domakin domakinka',
  koleg: 'kolegica kolegice kolegicu kolegici koleginica koleginice kolegicnik',
  pek: 'pekov pekom pekinja pekinje pekinjo',
  dete: 'dijete djeteta djetetu djeca djece djeci djecu djecom dete deteta deca dece deci decu otrok otroci otrok otrokom detsto deteto',
  vreme: 'vrijeme vremena vremenu vremenom vremenima vreme vremeto vreminja',
  tvrtk: 'tvrtaka',
  projekt: 'projekat proekt proekti proektot proektite project projects',
  vaiter: 'waitress waitresses',
  stevard: 'stewardess stewardesses stjuardesa stjuardese stjuard stjuarda stjuardi',
  salesmn: 'saleswoman saleswomen salesmen salesperson salespersons salespeople',
  sales: 'sales',
  // The subject or the goods; who has to do with them is a `kozmetik` or `optik` in Slovenian.
  kozmetika: 'kozmetika kozmetike kozmetici kozmetiku kozmetiko kozmetikom kozmetikata',
  optika: 'optika optike optici optiku optiko optikom optikata',
  fizika: 'fizika fizike fizici fiziku fiziko fizikom fizikata',
  matematika: 'matematika matematike matematici matematiku matematiko matematikom matematikata',
  kartica: 'kartica kartice kartici karticu karticama',
  voda: 'voda vode vodi vodu vodo vodom vodama',
  vodja: 'vodja vodje vodji vodju vodjo vodjom vodjama',
  radnja: 'radnja radnje radnji radnju radnjom radnjama',
  bolnik: 'bolnik bolnika bolniku bolnike bolniki bolnikov bolnikom bolnikih',
  barist: 'baristas',
  it: 'it',
  sudje: 'sudje sudja sudju sudjem',
  mesnic: 'butchery butcheries',
  // The country; `njemački`, `njemačkog` is the language.
  nemacka: 'njemacka njemacke njemackoj njemacku nemacka nemacke nemackoj nemacku',
  engleska: 'engleska engleske engleskoj englesku',
  francuska: 'francuska francuske francuskoj francusku',
  spanjolska: 'spanjolska spanjolske spanjolskoj spanjolsku',
  turska: 'turska turske turskoj tursku',
  trgovack:
    'trgovacki trgovacka trgovacko trgovackog trgovackoga trgovackom trgovackoj trgovacku trgovacke trgovackih trgovackim',
  bolnic: 'bolnicki bolnicka bolnicke bolnickog bolnickom bolnickoj bolnickih bolnisnicni',
  sef: 'sefa sefu sefe sefom sefovi sefova sefove sefovima sefica sefice sefici seficu seficom seficama sefot sefica sefka',
  agent: 'agentica agentice agentici agenticu agenticom agenticama',
  vodic: 'vodicka vodicke vodickinja vodickinje vodickinju vodickinji',
  vatrogasc: 'vatrogaskinja vatrogaskinje vatrogaskinju vatrogaskinji',
  tocaj: 'tocajka tocajke tocajko',
  mijac: 'miac miaci miacka miacki',
  logistik: 'logistic logistics logistika logistike logistici logistiku logistikom',
  statistik: 'statistic statistics statistika statistike statistiku statistici',
};

/** Stems that are one word in several spellings. */
export const sameStem: Record<string, string> = {
  manager: 'menadzer',
  menager: 'menadzer',
  menedzer: 'menadzer',
  menadzment: 'menadzment',
  management: 'menadzment',
  menedzment: 'menadzment',
  designer: 'dizajner',
  dizajnr: 'dizajner',
  analyst: 'analiticar',
  engineer: 'inzener',
  inzenir: 'inzener',
  doctor: 'doktor',
  director: 'direktor',
  coordinator: 'koordinator',
  architect: 'arhitekt',
  assistant: 'asistent',
  asistant: 'asistent',
  consultant: 'konzultant',
  konsultant: 'konzultant',
  operator: 'operater',
  kontroler: 'kontrolor',
  controler: 'kontrolor',
  kuvar: 'kuhar',
  receptionist: 'recepcioner',
  recepcionist: 'recepcioner',
  logistic: 'logistik',
  softvar: 'softver',
  softversk: 'softver',
  categor: 'kategorij',
  // Languages in the spelling of each.
  germansk: 'nemc',
  germn: 'nemc',
  nemsk: 'nemc',
  nemscin: 'nemc',
  english: 'englesk',
  anglisk: 'englesk',
  anglesk: 'englesk',
  anglescin: 'englesk',
  italian: 'italijansk',
  talijansk: 'italijansk',
  italijanscin: 'italijansk',
  french: 'francusk',
  francosk: 'francusk',
  francoscin: 'francusk',
  spanish: 'spanjolsk',
  spansk: 'spanjolsk',
  spanscin: 'spanjolsk',
  slovenian: 'slovensk',
  slovenacki: 'slovensk',
  slovenscin: 'slovensk',
  croatian: 'hrvatsk',
  hrvask: 'hrvatsk',
  hungarian: 'madarsk',
  madzarsk: 'madarsk',
  russian: 'rusk',
  // Places of work.
  bolnisnik: 'bolnic',
  bolnisnic: 'bolnic',
  bolnick: 'bolnic',
  hospital: 'bolnic',
  lekarn: 'apotek',
  aptek: 'apotek',
  pharmc: 'apotek',
  vrtc: 'vrtic',
  gradink: 'vrtic',
  kindergartn: 'vrtic',
  knjiznic: 'bibliotek',
  library: 'bibliotek',
  sol: 'skol',
  school: 'skol',
};

/** Loanwords that end in s in the singular. English plurals lose theirs. */
export const endsInS: ReadonlySet<string> = new Set(
  'proces interes kongres ekspres pres stres progres fitnes biznes adres dres kurs konkurs diskurs resurs vers balans romans finans puls impuls kolaps klas mas kas ananas'.split(
    ' ',
  ),
);

/** Words in -nica that name a place or thing, though a person in -nik exists or could be read from them. */
export const placesInNica: ReadonlySet<string> = new Set(
  'bolnic poslovnic trznic delavnic strojnic prometnic stanic radionic tvornic knjiznic mesnic pekarnic ribarnic granic praonic kladionic ucilnic gostionic cekaonic jedinic ordinacijsk slasticarnic kuhinic mjenjacnic menjacnic smetlisnic telovadnic podruznic pisarnic prodajalnic poslovalnic igraonic vesernic ljekarnicn rucnic'.split(
    ' ',
  ),
);

/** Form to stem. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).flatMap(([stem, forms]) => forms.split(' ').map((form): [string, string] => [form, stem])),
);
