/** Kinds of work and their names; see `same-work.ts`. */
export const industry: Readonly<Record<string, string>> = {
  // Mines, metal, stone, textile.
  miner: 'rudar, рудар, coal miner, mine worker, radnik u rudniku, delavec v rudniku, работник во рудник',
  miningengineer:
    'rudarski inženjer, inženjer rudarstva, rudarski inženir, inženir rudarstva, рударски инженер, mining engineer',
  foundry:
    'ljevač, livac, livar, ljevač metala, radnik u ljevaonici, radnik u livnici, delavec v livarni, леар, ливач, foundry worker, caster',
  smith: 'kovač, ковач, blacksmith, potkivač, podkovski kovač',
  stonemason: 'klesar, kamenoklesar, kamenorezac, kamnosek, каменорезец, клесар, stonemason, stone cutter',
  grinder: 'brusač, brusilec, брусач, polirer, polirec, полирер, grinder operator, polisher, brusač metala',
  sandblaster: 'pjeskar, peskar, пескар, sandblaster, pjeskarenje',
  galvanizer: 'galvanizer, galvaničar, галванизер, electroplater',
  boilermaker: 'kotlar, котлар, boilermaker, kotlovar',
  stoker: 'ložač, kotlovničar, ložač kotla, kurjač, огнар, ложач, kurilničar, boiler operator, stoker',
  pipefitter:
    'cjevar, cijevar, cevar, cevovodar, монтер на цевки, pipefitter, pipe fitter, monter cjevovoda, monter cevovodov',
  knitter: 'pletač, pletilja, pletilec, плетач, knitter',
  weaver: 'tkalac, tkalja, tkalec, tkalka, ткајач, weaver',
  embroiderer: 'vezilja, vezilac, везилка, embroiderer',
  cutter: 'krojač tkanine, rezač materijala, krojilec, кројач на ткаенина, fabric cutter',
  bookbinder: 'knjigoveža, knjigovežac, knjigovez, книговезец, bookbinder',
  carver: 'rezbar, drvorezbar, rezbar lesa, резбар, wood carver, drvotokar, strugar lesa',
  // Food.
  brewer: 'pivar, пивар, brewer',
  mill: 'mlinar, мелничар, miller flour',
  dairy:
    'sirar, radnik u mljekari, radnik u sirani, radnik u mljekarstvu, mlekar, delavec v mlekarni, сирар, работник во млекара, cheesemaker, cheese maker, dairy worker',
  slaughterhouse:
    'radnik u klaonici, klaoničar, delavec v klavnici, klavec, работник во кланица, slaughterhouse worker, meat processing worker',
  icecream: 'sladoledar, продавач на сладолед, prodavač sladoleda, prodajalec sladoleda, ice cream seller',
  grill:
    'roštilj majstor, roštiljdžija, majstor roštilja, ćevapdžija, mojster žara, скараџија, скара мајстор, grill cook, grill chef',
  burek: 'buregdžija, бурегџија, pitar, burek majstor',
  sommelier: 'sommelier, somelijer, сомелиер',
  caterer:
    'catering, ketering, кетеринг, radnik u cateringu, catering assistant, servirka, сервирка, serviranje hrane, delavec v kateringu',
  // Animals and land.
  stockbreeder: 'stočar, živinorejec, сточар, livestock farmer, uzgajivač stoke, radnik na stočnoj farmi',
  poultry: 'peradar, živinar, perutninar, живинар, poultry worker, radnik na peradarskoj farmi',
  fruitgrower: 'voćar, sadjar, овоштар, fruit grower',
  winegrower:
    'vinogradar, виноградар, winegrower, vineyard worker, radnik u vinogradu, delavec v vinogradu, работник во лозје',
  'winegrower picker':
    'berba grožđa, berač grožđa, trgatev, trgač, берба на грозје, берач на грозје, grape harvest, grape picker',
  gamekeeper: 'lovočuvar, lovski čuvaj, lovnik, ловочувар, gamekeeper',
  // Building.
  concreter: 'betonirac, betoner, betonar, бетонирец, бетонец, concrete worker, concreter',
  scaffolder: 'skelar, monter skela, odrar, monter odrov, скелар, scaffolder, montažer skela',
  paver: 'opločivač, tlakovac, polagač kamena, tlakovalec, поплочувач, paver',
  parquet:
    'parketar, паркетар, parquet layer, polagač parketa, polagalec parketa, podopolagač, подополагач, floor layer',
  waterproofer: 'hidroizolater, хидроизолатер, waterproofer',
  windowfitter:
    'monter stolarije, monter pvc stolarije, monter oken, monter stavbnega pohištva, монтер на прозорци, монтер на столарија, window fitter, window installer',
  roadman: 'cestar, putar, патар, road worker, radnik na održavanju cesta, cestni delavec',
  heating:
    'monter grijanja, monter grejanja, monter centralnog grijanja, monter ogrevanja, монтер на греење, heating installer, monter centralnega ogrevanja, plinoinstalater, plinski instalater, гасоинсталатер, gas fitter',
  // Lines and machines.
  lineman:
    'električni monter mreže, elektromonter mreža, monter dalekovoda, elektromonter omrežja, монтер на далноводи, power line technician, lineman',
  telecomtech:
    'telekom tehničar, telekomunikacijski tehničar, monter telekomunikacija, optički monter, telekomunikacijski tehnik, monter optike, телекомуникациски техничар, telecom technician, fibre optic technician',
  meterreader: 'očitavač brojila, očitač brojila, popisovalec števcev, инкасант, inkasator, inkasant, meter reader',
  electrotechnician: 'elektrotehničar, електротехничар, electrical technician, električarski tehničar',
  mechanicaltechnician:
    'strojarski tehničar, mašinski tehničar, strojni tehnik, машински техничар, mechanical technician',
  computerservice:
    'serviser računala, serviser računara, serviser računalnikov, сервисер на компјутери, computer technician, computer repair technician',
  phoneservice:
    'serviser mobitela, serviser mobilnih uređaja, serviser mobilnih telefona, serviser telefonov, сервисер на мобилни телефони, phone repair technician',
  'aircraftmechanic mechanic':
    'zrakoplovni mehaničar, aviomehaničar, avio mehaničar, авиомеханичар, letalski mehanik, aircraft mechanic',
  boatmechanic: 'brodski mehaničar, mehaničar plovila, mehanik plovil, marine mechanic',
  // Ways and traffic.
  captain: 'kapetan, kapetan broda, kapitan, ladijski kapitan, капетан, captain, ship captain, zapovjednik broda',
  deckofficer:
    'časnik palube, brodski časnik, palubni oficir, oficir palube, ladijski častnik, палубен офицер, deck officer',
  helmsman: 'kormilar, krmar, кормилар, helmsman',
  conductor:
    'kondukter, sprevodnik, кондуктер, train conductor, ticket inspector, kontrolor karata, kontrolor voznih karata',
  switchman: 'skretničar, kretnik, скретничар, railway switchman, signalman',
  airtraffic:
    'kontrolor leta, kontrolor zračnog prometa, kontrolor zračnega prometa, контролор на летање, air traffic controller',
  parking:
    'naplatničar parkinga, parkirališni radnik, radnik na parkiralištu, nadzornik parkinga, parking radnik, работник на паркинг, parking attendant',
  tollcollector:
    'inkasant cestarine, naplatničar cestarine, blagajnik cestarine, cestninar, патаринар, наплатувач на патарина, toll collector',
  // Sport and houses.
  skiinstructor:
    'učitelj skijanja, instruktor skijanja, učitelj smučanja, inštruktor smučanja, инструктор за скијање, ski instructor',
  yoga: 'joga instruktor, instruktor joge, učitelj joge, učitelj joga, inštruktor joge, инструктор за јога, yoga instructor, yoga teacher',
  tattoo: 'tattoo artist, tetovator, tattoo majstor, тетоватор, tattooist',
  housemaid:
    'kućna pomoćnica, kućanica, domaćica u kući, pomoćnica u kući, gospodinjska pomočnica, домашна помошничка, куќна помошничка, domestic helper, housemaid, pomoćnica u kućanstvu',
  foreman: 'predradnik, brigadir, предработник, бригадир, foreman, skupinovodja',
  teamleader:
    'voditelj tima, vođa tima, vodja tima, vodja ekipe, voditelj ekipe, тим лидер, раководител на тим, водач на тим, team leader, team lead',
  buildingmanager:
    'upravitelj zgrade, upravnik zgrade, upravnik stavb, upravitelj zgrada, upravnik večstanovanjskih stavb, управител на згради, property manager, building manager, facility manager',
  // Offices and shops.
  carsales:
    'prodavač vozila, prodavač automobila, prodavač auta, prodajni savjetnik vozila, savjetnik za prodaju vozila, prodajalec vozil, prodajalec avtomobilov, svetovalec za prodajo vozil, продавач на возила, продавач на автомобили, советник за продажба на возила, советник за продажба на автомобили, car salesman, car sales consultant, car sales executive, prodaja vozila, prodaja automobila, prodaja vozil',
  bookseller: 'knjižar, knjigarnar, книжар, bookseller',
  kiosk:
    'trafikant, trafika, trafikantkinja, prodavač na kiosku, prodavač u trafici, трафикант, kiosk assistant, prodajalec v trafiki',
  invoicing: 'fakturist, fakturista, фактурист, invoicing clerk, billing clerk, fakturiranje',
  salesofficer:
    'referent prodaje, prodajni referent, komercijalni referent, komercialni referent, referent izvoza, izvozni referent, референт за продажба, комерцијален референт, sales administrator, export clerk, sales support, podrška prodaji, podpora prodaji',
  counterclerk:
    'šalterski službenik, šalterski radnik, službenik na šalteru, okencni uslužbenec, delavec na okencu, шалтерски службеник, counter clerk',
  qualitymanager:
    'voditelj kvalitete, menadžer kvalitete, rukovodilac kvaliteta, vodja kakovosti, менаџер за квалитет, раководител на квалитет, quality manager, inženjer kvalitete, inženjer kvaliteta, inženir kakovosti, quality engineer',
  accountmanager:
    'key account manager, account manager, voditelj ključnih kupaca, menadžer ključnih kupaca, skrbnik ključnih kupcev, менаџер за клучни клиенти, voditelj ključnih kupcev',
  // Computing.
  itarchitect:
    'solutions architect, solution architect, software architect, cloud architect, cloud solutions architect, system architect, enterprise architect, data architect, it arhitekt, softverski arhitekt, arhitekt softvera, arhitekt rješenja, softver arhitekt, arhitekt programske opreme, софтверски архитект, архитект на решенија, security architect',
  devicedriver: 'device driver, linux driver, kernel driver, driver developer, driver engineer',
  scrum: 'scrum master, agile coach, скрам мастер',
  seo: 'seo specialist, seo specijalist, seo stručnjak, seo strokovnjak, сео специјалист',
  'mobile developer':
    'mobile developer, mobilni programer, programer mobilnih aplikacija, android developer, ios developer, android programer, ios programer, razvijalec mobilnih aplikacij, мобилен програмер',
  machinelearning:
    'machine learning engineer, ml engineer, ai engineer, inženjer umjetne inteligencije, inženjer strojnog učenja, inženir strojnega učenja, инженер за машинско учење',
  informatician:
    'informatičar, информатичар, it specialist, it specijalist, it stručnjak, it strokovnjak, it referent, ит специјалист',
};
