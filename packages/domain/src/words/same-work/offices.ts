/** Kinds of work and their names; see `same-work.ts`. */
export const offices: Readonly<Record<string, string>> = {
  // Offices.
  accountant:
    'računovođa, knjigovođa, računovodja, knjigovodja, сметководител, книговодител, accountant, bookkeeper, računovodstveni referent, knjigovodstveni referent, kontist, kontista, referent računovodstva, računovodkinja, finančni računovodja, accounting clerk, referent u računovodstvu, računovodstveni djelatnik',
  payroll:
    'obračunovalec plač, obračun plaća, referent obračuna plaća, obračun plata, obračunavalec plač, obračun plač, пресметка на плати, payroll specialist, payroll accountant, payroll',
  auditor: 'revizor, ревизор, auditor',
  controller:
    'finansijski kontrolor, financijski kontrolor, kontroling, finančni kontrolor, controlling specialist, финансиски контролор, financial controller, kontroler financija, referent kontrolinga',
  economist: 'ekonomist, ekonomista, економист, economist, diplomirani ekonomist, univerzitetni diplomirani ekonomist',
  financialanalyst:
    'finančna analitičarka, financijski analitičar, finansijski analitičar, finančni analitik, финансиски аналитичар, financial analyst',
  bankclerk:
    'bančna uslužbenka, bankar, bankovni službenik, bankarski službenik, bančni uslužbenec, bančni svetovalec, osobni bankar, osebni bančnik, lični bankar, банкар, банкарски службеник, личен банкар, bank clerk, bank teller, personal banker, bančnik',
  insurance:
    'zastupnik u osiguranju, agent osiguranja, prodavač osiguranja, zavarovalni zastopnik, zavarovalni agent, застапник во осигурување, агент за осигурување, insurance agent, insurance advisor, savjetnik za osiguranje, zastopnik zavarovanja, zavarovalni svetovalec',
  loan: 'kreditni referent, kreditni savjetnik, kreditni službenik, kreditni svetovalec, кредитен референт, кредитен службеник, loan officer, credit officer',
  adminassistant:
    'administrativni referent, administrativni radnik, administrativni djelatnik, administrativni asistent, administrator ureda, uredski administrator, administrativni sodelavec, административен референт, административен работник, административен асистент, administrative assistant, office assistant, office administrator, office clerk, poslovni administrator, administrativni službenik, uredski referent, administrativni suradnik, administrativni saradnik, административен соработник',
  secretary:
    'tajnik, sekretar, секретар, secretary, poslovni tajnik, poslovni sekretar, деловен секретар, direktorova tajnica',
  officemanager:
    'voditelj ureda, office manager, šef kancelarije, vodja pisarne, офис менаџер, раководител на канцеларија',
  dataentry:
    'vnašalec podatkov, вносител на податоци, unos podataka, vnos podatkov, внес на податоци, data entry, daktilograf, referent za unos podataka, дактилограф, data entry clerk, operater za unos podataka',
  archivist: 'arhivar, arhivist, архивар, archivist',
  callcenter:
    'agent u pozivnom centru, operater u pozivnom centru, djelatnik u pozivnom centru, pozivni centar, agent u call centru, operater u call centru, call centar, callcentar, call center, klicni center, agent v klicnem centru, кол центар, агент во кол центар, оператор во кол центар, агент за корисничка поддршка, корисничка поддршка, корисничка служба, грижа за корисници, korisnička podrška, agent korisničke podrške, podrška korisnicima, podrška kupcima, služba za korisnike, korisnička služba, djelatnik korisničke podrške, podpora strankam, podpora uporabnikom, pomoč uporabnikom, svetovalec za podporo strankam, customer support, customer service, customer care, customer support agent, call centre, contact center agent, telefonist, телефонист, telefonski operater',
  telesales:
    'telephone sales agent, teleprodavač, telefonska prodaja, telefonski prodajalec, телефонска продажба, telesales agent, telesales, telemarketing, телемаркетинг, telemarketer, agent telefonske prodaje',
  humanresources:
    'strokovnjak za kadre, ljudski resursi, ljudskih resursa, ljudski potencijali, ljudskih potencijala, kadrovik, kadrovski referent, referent ljudskih resursa, voditelj ljudskih resursa, specijalist ljudskih resursa, kadrovska služba, človeški viri, kadrovnik, човечки ресурси, кадровик, менаџер за човечки ресурси, human resources, hr manager, hr specialist, hr generalist, hr business partner, hr asistent, hr referent, hr, hr menadžer, hr officer, people operations, people manager, kadrovski poslovi, kadrovski svetovalec, personalni referent',
  recruiter:
    'iskalec kadrov, recruiter, regruter, specijalist za zapošljavanje, talent acquisition, регрутер, zaposlovalec kadrov, talent acquisition specialist, specijalist za selekciju, recruitment consultant, hr recruiter',
  lawyer: 'odvjetnik, advokat, odvetnik, адвокат, attorney, lawyer, solicitor',
  trainee:
    'odvjetnički vježbenik, advokatski pripravnik, odvetniški pripravnik, адвокатски стажант, trainee lawyer, адвокатски приправник, legal trainee',
  jurist:
    'pravnik, diplomirani pravnik, правник, дипломиран правник, legal counsel, legal officer, legal advisor, pravni savjetnik, pravni svetovalec, правен советник, jurist, pravni zastupnik, pravni referent',
  prosecutor: 'tužitelj, tužilac, tožilec, обвинител, prosecutor',
  notary:
    'javnobilježnički prisjednik, notarski pomočnik, notarski pomoćnik, нотарски помошник, javni bilježnik, notar, нотар, notary',
  judge: 'sudac, sudija, sodnik, судија',
  clerk:
    'državni službenik, gradski službenik, općinski službenik, javni uslužbenec, općinski uradnik, občinski uradnik, државен службеник, општински службеник, јавен службеник, civil servant, municipal clerk, public servant',
  managingdirector:
    'direktor, izvršni direktor, generalni direktor, директор, извршен директор, генерален директор, managing director, ceo, chief executive, direktor društva, general manager, direktor podjetja',
  projectmanager:
    'voditelj projekta, voditelj projekata, projektni menadžer, menadžer projekta, projekt menadžer, rukovodilac projekta, vodja projekta, vodja projektov, projektni vodja, менаџер на проект, проектен менаџер, проект менаџер, раководител на проект, project manager, project leader, projektni manager, projektni menedžer',
  productmanager:
    'product manager, voditelj proizvoda, produktni vodja, product owner, produkt menadžer, produktni menedžer, менаџер на производ, produktni vodja proizvoda',
  productionmanager:
    'rukovoditelj proizvodnje, voditelj proizvodnje, šef proizvodnje, rukovodilac proizvodnje, direktor proizvodnje, vodja proizvodnje, раководител на производство, шеф на производство, менаџер на производство, production manager, manufacturing manager, poslovođa proizvodnje',
  shiftleader:
    'voditelj smjene, šef smjene, vođa smjene, izmenovodja, vodja izmene, шеф на смена, раководител на смена, shift leader, shift manager, smjenovođa',
  warehousemanager:
    'voditelj skladišta, šef skladišta, šef magacina, vodja skladišča, раководител на магацин, шеф на магацин, warehouse manager, voditelj magacina',
  marketing:
    'marketing specijalist, specijalist marketinga, specijalist za marketing, маркетинг специјалист, marketing specialist, referent marketinga, stručnjak za marketing, marketing stručnjak, strokovnjak za marketing, marketing asistent, marketing assistant, tržnik, marketinški stručnjak, marketingaš',
  'marketingmanager marketing':
    'marketing menadžer, marketing manager, menadžer marketinga, voditelj marketinga, direktor marketinga, šef marketinga, vodja marketinga, маркетинг менаџер, менаџер за маркетинг, раководител на маркетинг, head of marketing',
  'digitalmarketing marketing': 'digitalni marketing, дигитален маркетинг, digital marketing, online marketing',
  socialmedia:
    'upravitelj družbenih omrežij, social media manager, voditelj društvenih mreža, društvene mreže, družbena omrežja, društveni mediji, социјални мрежи, менаџер за социјални мрежи, community manager, urednik družbenih omrežij, social media specialist',
  pr: 'pr specialist, стручњак за односи со јавност, odnosi s javnošću, pr menadžer, pr manager, односи со јавност, public relations, odnosi z javnostmi, pr specijalist, glasnogovornik, портпарол',
  journalist: 'novinar, новинар, journalist, reporter, репортер, izvjestitelj',
  editor: 'urednik, уредник, editor, urednik sadržaja',
  copywriter: 'copywriter, tekstopisac, tekstopisec, копирајтер, pisac sadržaja, content writer, piscec vsebin',
  proofreader: 'lektor, лектор, proofreader',
  graphicdesigner:
    'grafički dizajner, grafični oblikovalec, grafični dizajner, графички дизајнер, graphic designer, dizajner grafike, visual designer, grafičar dizajner',
  interior:
    'dizajner interijera, dizajner enterijera, notranji oblikovalec, oblikovalec interierjev, дизајнер на ентериер, interior designer, uređenje interijera',
  photographer: 'fotograf, фотограф, photographer',
  camera:
    'snimatelj, kamerman, snemalec, снимател, камерман, cameraman, camera operator, videograf, videographer, видеограф',
  videoeditor: 'video montažer, montažer videa, montažer slike, видео монтажер, video editor, монтажер на видео',
  musician: 'glazbenik, muzičar, glasbenik, музичар, musician',
  actor: 'glumac, igralec, актер, глумец, actor',
  agentorganizer:
    'organizator događaja, organizator događanja, organizator dogodkov, организатор на настани, event manager, event organizer, event coordinator, koordinator događaja',
  // Computing.
  developer:
    'programer, developer, razvijalec, razvijalec programske opreme, programer softvera, razvoj softvera, razvoj programske opreme, c++ inženjer, c# inženjer, java inženjer, embedded inženjer, програмер, programmer, software engineer, software developer, softverski inženjer, softver developer, razvojni inženjer softvera, inženjer softvera, programski inženir, inženir programske opreme, софтверски инженер, java engineer, mobile engineer, web developer, python engineer, node engineer, react engineer, android engineer, ios engineer, девелопер, развивач на софтвер, coder, .net engineer, c++ engineer, php engineer, golang engineer, go engineer, embedded engineer, blockchain engineer, game developer',
  'frontend developer':
    'frontend developer, frontend programer, frontend engineer, front end razvijalec, frontend razvijalec, фронтенд програмер, фронтенд девелопер',
  'backend developer':
    'backend developer, backend programer, backend engineer, backend razvijalec, бекенд програмер, бекенд девелопер',
  'fullstack developer': 'fullstack developer, fullstack programer, fullstack engineer, fullstack razvijalec',
  webdesigner:
    'web dizajner, spletni oblikovalec, oblikovalec spletnih strani, dizajner web stranica, веб дизајнер, web designer',
  uxdesigner:
    'ux, ux dizajner, ui dizajner, ux designer, ui designer, product designer, oblikovalec uporabniške izkušnje, ux oblikovalec, ui oblikovalec, дизајнер на кориснички интерфејс',
  sysadmin:
    'sistem administrator, sistemski administrator, administrator sustava, administrator sistema, skrbnik sistemov, систем администратор, системски администратор, system administrator, systems administrator, sysadmin, sistemski inženjer, sistemski inženir, system engineer, systems engineer, систем инженер, mrežni administrator, network administrator, it administrator',
  networkengineer:
    'network technician, mrežni tehnik, мрежен техничар, mrežni inženjer, mrežni inženir, мрежен инженер, network engineer, omrežni inženir, mrežni tehničar',
  helpdesk:
    'helpdesk, it podrška, tehnička podrška, it support, technical support, tehnična podpora, it podpora, техничка поддршка, it поддршка, it tehničar, it tehnik, it техничар, it support specialist, podrška korisnicima it',
  devops: 'devops, devops engineer, devops inženjer, site reliability engineer, cloud engineer, девопс',
  tester:
    'testiranje softvera, тестирање софтвер, software testing, tester, tester softvera, тестер, qa tester, qa engineer, qa inženjer, test engineer, preizkuševalec programske opreme, preizkuševalec, software tester, quality assurance engineer, ispitivač softvera, qa',
  dataanalyst:
    'podatkovna analitičarka, analitičar podataka, podatkovni analitik, analitik podatkov, аналитичар на податоци, data analyst',
  datascientist: 'podatkovni znanstvenik, data scientist, znanstvenik za podatke, научник за податоци',
  dataengineer:
    'data engineer, data warehouse, data warehouse engineer, dwh, podatkovni inženjer, podatkovni inženir, inženjer podataka, инженер за податоци',
  dba: 'administrator baza podataka, skrbnik baz podatkov, database administrator, администратор на бази',
  businessanalyst: 'poslovni analitičar, poslovni analitik, бизнис аналитичар, деловен аналитичар, business analyst',
  security:
    'informaciona sigurnost, информациска безбедност, stručnjak za kibernetičku sigurnost, kibernetička sigurnost, informacijska sigurnost, kibernetska varnost, сајбер безбедност, cyber security specialist, cybersecurity, cyber security, security engineer, security analyst, informacijska varnost',
};
