/**
 * Words that no rule reaches, by stem: forms with moving vowels, pairs of a man's and a woman's word, and one word in the
 * spellings of several languages. All folded.
 */
const irregular: Record<string, string> = {
  posao: 'posao posla poslu poslom poslovi poslova poslove poslovima posel posli poslov',
  sestr: 'sestara sester sestram',
  sala: 'sala sale sali salu salom salama',
  pekara: 'pekara pekare pekarama pekarata',
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
  kartica: 'kartica kartice kartici karticu karticama',
  voda: 'voda vode vodi vodu vodo vodom vodama',
  vodja: 'vodja vodje vodji vodju vodjo vodjom vodjama',
  radnja: 'radnja radnje radnji radnju radnjom radnjama',
  bolnik: 'bolnik bolnika bolniku bolnike bolniki bolnikov bolnikom bolnikih',
  barist: 'baristas',
  it: 'it',
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
