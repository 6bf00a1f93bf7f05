/** Groups of forms that must be one word, by language; the first of each is the headword. */
export const wordGroups = {
  hr: `konobar konobara konobaru konobarom konobari konobarima konobare konobarica konobarice konobaricu konobaricama
prodavač prodavača prodavači prodavačima prodavačica prodavačice prodavačicu prodavac
čistač čistača čistači čistačica čistačice čistačicama cistac cistacica
kuhar kuhara kuhari kuharom kuharica kuharice
vozač vozača vozači vozačem vozačica vozačice
radnik radnika radnici radnicima radnica radnice radnicu
medicinska medicinski medicinske medicinskih medicinskoj medicinskog medicinsku
sestra sestre sestri sestru sestara sestrama
liječnik liječnika liječnici liječnica liječnice lijecnik
učitelj učitelja učitelji učiteljem učiteljica učiteljice ucitelj
odgojitelj odgojitelja odgojitelji odgojiteljica
njegovatelj njegovatelja njegovateljica njegovateljice
voditelj voditelja voditelji voditeljica voditeljice
poslovođa poslovođe poslovođi poslovođu poslovodja poslovotkinja
računovođa računovođe računovođu racunovodja računovotkinja
knjigovođa knjigovođe knjigovotkinja knjigovotkinje
frizer frizera frizeri frizerka frizerke
kozmetičar kozmetičara kozmetičarka kozmetičarke
programer programera programeri programerka programerke
inženjer inženjera inženjeri inženjerka inzenjer
ekonomist ekonomista ekonomisti ekonomistica ekonomistice
komercijalist komercijalista komercijalisti komercijalistica
student studenta studenti studentica studentice studentima studentkinja
psiholog psihologa psiholozi psihologinja psihologinje
pedagog pedagoga pedagozi pedagoginja
farmaceut farmaceuta farmaceuti farmaceutkinja
fizioterapeut fizioterapeuta fizioterapeutkinja
asistent asistenta asistenti asistentica asistentice
referent referenta referenti referentica
arhitekt arhitekta arhitekti arhitektica
laborant laboranta laborantica
stručnjak stručnjaka stručnjaci stručnjakinja
trgovac trgovca trgovcu trgovci trgovaca trgovcima trgovkinja
mesar mesara mesari mesarica
pekar pekari pekaru pekarica pekarice
slastičar slastičara slastičarka slastičarke
skladištar skladištara skladištari skladištarka
blagajnik blagajnika blagajnici blagajnica blagajnice
zaštitar zaštitara zaštitari zaštitarka zastitar
električar električara električari električarka elektricar
vodoinstalater vodoinstalatera vodoinstalateri
automehaničar automehaničara automehaničari
zavarivač zavarivača zavarivači zavarivačica
krojač krojača krojačica krojačice
perač perača peračica peračice
sobarica sobarice sobarici sobaricama sobar
spremačica spremačice spremačicu
recepcionar recepcioner recepcionara recepcionarka recepcionerka
barmen barmena barmeni barmenka
tajnik tajnika tajnica tajnice
nastavnik nastavnika nastavnici nastavnica
pravnik pravnika pravnici pravnica
odvjetnik odvjetnika odvjetnici odvjetnica odvjetnice
novinar novinara novinari novinarka
prevoditelj prevoditelja prevoditeljica
policajac policajca policajci policajka
ronilac ronioca ronioci
mjesto mjesta mjestu mjestima mesto mesta
dijete djeteta djeca djece djeci djecom
vrijeme vremena vremenu vreme
podatak podatka podaci podataka podacima
projekt projekta projekti projekata projekat
građevina građevine građevini gradjevina gradevina
građevinski građevinska građevinskih gradjevinski gradevinski
kuhinja kuhinje kuhinji kuhinju kuhinjama
trgovina trgovine trgovini trgovinu
bolnica bolnice bolnici bolnicu bolnicama bolnička
posao posla poslu poslovi poslova poslovima
radno radna radni radnog radnom radnih
plaća plaće plaću plaći
program programa programi programu programima
sistem sistema sistemi sistemom
restoran restorana restorani restoranu restoranima`,
  bs: `konobar konobara konobari konobarica konobarice konobarima
prodavač prodavača prodavači prodavačica prodavac prodavci
čistač čistača čistačica čistačice cistac
kuhar kuhara kuhari kuharica kuvar kuvara
vozač vozača vozači vozačica vozacu
radnik radnika radnici radnica
ljekar ljekara ljekari ljekarka lekar
medicinski medicinska medicinskog medicinske medicinskim
sestra sestre sestara sestri
tehničar tehničara tehničari tehničarka
stomatolog stomatologa stomatolozi stomatologinja
doktor doktora doktori doktorica doktorka
učitelj učitelja učiteljica učiteljice
nastavnik nastavnika nastavnica nastavnici
vaspitač vaspitača vaspitačica vaspitačice
njegovatelj njegovatelja njegovateljica
prevodilac prevodioca prevodioci prevodiocu
rukovodilac rukovodioca rukovodioci
rukovalac rukovaoca rukovaoci
tužilac tužioca tužioci
ekonomista ekonomiste ekonomisti ekonomist ekonomistica ekonomistkinja
komercijalista komercijaliste komercijalist komercijalisti
mašinista mašiniste mašinist mašinisti
psiholog psihologa psiholozi psihologinja
sekretar sekretara sekretarica sekretarka
računovođa računovođe računovođi racunovodja
poslovođa poslovođe poslovodja
inženjer inženjera inženjeri inženjerka
programer programera programerka programeri
operater operatera operateri operaterka operator operatora
magacioner magacionera magacioneri magacionar
skladištar skladištara skladištari
dispečer dispečera dispečeri dispečerka
serviser servisera serviseri
mehaničar mehaničara mehaničari
bravar bravara bravari
varilac varioca varioci
zavarivač zavarivača zavarivači
stolar stolara stolari stolarka
tesar tesara tesari
zidar zidara zidari
moler molera moleri
vodoinstalater vodoinstalatera vodoinstalateri
električar električara električari električarka
šivač šivača šivačica šivačice
krojač krojača krojačica
frizer frizera frizerka frizerke
kozmetičar kozmetičarka kozmetičarke kozmetičara
higijeničar higijeničarka higijeničarke
recepcioner recepcionera recepcionerka recepcionar
hostesa hostese hostesi hostesu
menadžer menadžera menadžeri menadžerka menedžer
direktor direktora direktorica direktorka
asistent asistenta asistentica asistentkinja
referent referenta referenti referentica
pravnik pravnika pravnica pravnici
advokat advokata advokati advokatica
policajac policajca policajci policajka
vatrogasac vatrogasca vatrogasci
saradnik saradnika saradnica saradnici
pomoćnik pomoćnika pomoćnica pomoćnici pomocnik
pekar pekari pekaru pekarka
mesar mesara mesari
poslastičar poslastičara poslastičarka
mjesto mjesta mjestu mesto
objekat objekta objekti objekata objekt
projekat projekta projekti projekata
građevinski građevinske građevinskih gradjevinski
bolnica bolnice bolnici bolničke
posao posla poslovi poslova
preduzeće preduzeća preduzeću preduzećima
kompanija kompanije kompaniji kompanijama
apotekar apotekara apotekari apotekarka`,
  sl: `natakar natakarja natakarju natakarji natakarjev natakarica natakarice
prodajalec prodajalca prodajalci prodajalcev prodajalka prodajalke
čistilec čistilca čistilci čistilka čistilke
kuhar kuharja kuharji kuharjev kuharica
voznik voznika vozniki voznikov voznica
delavec delavca delavci delavcev delavka delavke
skladiščnik skladiščnika skladiščniki skladiščnica
medicinska medicinske medicinski medicinskih
sestra sestre sestri sester sestram sestrami
zdravnik zdravnika zdravniki zdravnica
učitelj učitelja učitelji učiteljev učiteljica učiteljice
vzgojitelj vzgojitelja vzgojitelji vzgojiteljica
voditelj voditelja voditelji voditeljica
računovodja računovodje računovodkinja
programer programerja programerji programerjev programerka
inženir inženirja inženirji inženirka
razvijalec razvijalca razvijalci razvijalka
oblikovalec oblikovalca oblikovalci oblikovalka
svetovalec svetovalca svetovalci svetovalka svetovalke
negovalec negovalca negovalci negovalka
šofer šoferja šoferji
frizer frizerja frizerji frizerka
kozmetičarka kozmetičarke kozmetičar
receptor receptorja receptorji receptorka
mizar mizarja mizarji
zidar zidarja zidarji
varilec varilca varilci varilka
monter monterja monterji
elektrikar elektrikarja elektrikarji elektrikarka
vodovodar vodovodarja vodovodarji
mehanik mehanika mehaniki
strojnik strojnika strojniki
tehnik tehnika tehniki
operater operaterja operaterji operaterka
komercialist komercialista komercialisti komercialistka
ekonomist ekonomista ekonomisti ekonomistka
študent študenta študenti študentka
asistent asistenta asistenti asistentka
referent referenta referenti referentka
arhitekt arhitekta arhitekti arhitektka
farmacevt farmacevta farmacevti farmacevtka
fizioterapevt fizioterapevta fizioterapevti fizioterapevtka
psiholog psihologa psihologi psihologinja
pravnik pravnika pravniki pravnica
odvetnik odvetnika odvetniki odvetnica
tajnik tajnika tajniki tajnica
novinar novinarja novinarji novinarka
prevajalec prevajalca prevajalci prevajalka
policist policista policisti policistka
gasilec gasilca gasilci gasilka
varnostnik varnostnika varnostniki varnostnica
trgovec trgovca trgovci trgovcev trgovka
mesar mesarja mesarji mesarka
pek peka peki pekov pekinja
slaščičar slaščičarja slaščičarji slaščičarka
sobar sobarja sobarica sobarice
pomivalec pomivalca pomivalka pomivalke
pomočnik pomočnika pomočniki pomočnica
kmet kmeta kmeti
blagajnik blagajnika blagajniki blagajnica
šivilja šivilje šiviljo
dostavljavec dostavljavca dostavljavci
vodja vodje vodji vodjo
mesto mesta mestu
podjetje podjetja podjetju
bolnišnica bolnišnice bolnišnici
podatek podatka podatki podatkov
projekt projekta projekti projektov
socialni socialna socialnega socialnih`,
  mk: `келнер келнери келнерот келнерите келнерка келнерки
готвач готвачи готвачот готвачите готвачка готвачки gotvac
продавач продавачи продавачот продавачка продавачки
чистач чистачи чистачот чистачка чистачки
возач возачи возачот возачите возачка
работник работници работникот работниците работничка работнички
медицинска медицински медицинската
сестра сестри сестрата сестрите
доктор доктори докторот докторка
лекар лекари лекарот лекарка
наставник наставници наставникот наставничка
учител учители учителот учителка
воспитувач воспитувачи воспитувачка
негувател негуватели негувателка
сметководител сметководители сметководителот сметководителка
раководител раководители раководителка
фризер фризери фризерка фризерки
козметичар козметичари козметичарка
хигиеничар хигиеничари хигиеничарка хигиеничарки
шивач шивачи шивачка шивачки
кројач кројачи кројачка
кувар кувари куварка kuhar
шанкер шанкери шанкерка
пекар пекари пекарот пекарка
месар месари месарот
слаткар слаткари слаткарка
програмер програмери програмерка програмерот
инженер инженери инженерка инженерот
техничар техничари техничарка
механичар механичари механичарот
електричар електричари електричарот
водоинсталатер водоинсталатери
заварувач заварувачи заварувачот
столар столари столарот
ѕидар ѕидари ѕидарот
молер молери молерот
бравар бравари браварот
магационер магационери магационерот магационерка
диспечер диспечери диспечерка
оператор оператори операторот операторка
економист економисти економистка
комерцијалист комерцијалисти комерцијалистка
администратор администратори администраторка
секретар секретари секретарка
референт референти референтка
асистент асистенти асистентка
студент студенти студентка студентите
правник правници правничка
адвокат адвокати адвокатот адвокатка
новинар новинари новинарка
преведувач преведувачи преведувачка
психолог психолози психологот
фармацевт фармацевти фармацевтка
физиотерапевт физиотерапевти физиотерапевтка
рецепционер рецепционери рецепционерка
менаџер менаџери менаџерка менаџерот
директор директори директорка
полицаец полицајци полицајка
трговец трговци трговецот
агент агенти агентка
хостеса хостеси
место места местото местата
компанија компании компанијата компаниите
канцеларија канцеларии канцеларијата
кујна кујни кујната
работа работи работата
проект проекти проектот проектите
податок податоци податоците
социјален социјална социјални социјалната
градежен градежна градежни`,
  en: `waiter waiters waitress waitresses
cook cooks
chef chefs
cleaner cleaners
driver drivers
nurse nurses
teacher teachers
doctor doctors
engineer engineers
developer developers
programmer programmers
designer designers
manager managers
assistant assistants
accountant accountants
bookkeeper bookkeepers
cashier cashiers
salesman salesmen saleswoman saleswomen salesperson
receptionist receptionists
hairdresser hairdressers
electrician electricians
plumber plumbers
carpenter carpenters
welder welders
painter painters
mechanic mechanics
technician technicians
operator operators
warehouse warehouses
picker pickers
packer packers
courier couriers
guard guards
butcher butchers
baker bakers
bartender bartenders
barman barmen
barista baristas
hostess hostesses
steward stewards stewardess stewardesses
housekeeper housekeepers
gardener gardeners
lawyer lawyers
architect architects
analyst analysts
consultant consultants
tester testers
administrator administrators
scientist scientists
translator translators
journalist journalists
photographer photographers
pharmacist pharmacists
dentist dentists
physiotherapist physiotherapists
psychologist psychologists
student students
company companies
business businesses
office offices
factory factories
kitchen kitchens
service services
project projects
language languages
licence licences
shift shifts
worker workers`,
} as const satisfies Record<string, string>;

/** Words that look alike and mean something else. */
export const falseFriends: readonly (readonly [string, string])[] = [
  ['bolnica', 'bolnik'],
  ['pekar', 'pekara'],
  ['radno', 'radnja'],
  ['sala', 'šal'],
  ['vođa', 'voda'],
  ['vodja', 'voda'],
  ['posao', 'poslovođa'],
  ['poslovnica', 'poslovnik'],
  ['poslovi', 'poslovnica'],
  ['radnik', 'radionica'],
  ['radnik', 'radni'],
  ['rad', 'radnik'],
  ['kuhar', 'kuhinja'],
  ['vrt', 'vrtić'],
  ['vrtlar', 'vrtić'],
  ['kartica', 'karta'],
  ['učitelj', 'učionica'],
  ['čistač', 'čist'],
  ['prodavač', 'prodavaonica'],
  ['trgovac', 'trgovina'],
  ['vozač', 'vozilo'],
  ['domar', 'dom'],
  ['domaćin', 'domaći'],
  ['strojar', 'stroj'],
  ['stolar', 'stol'],
  ['ljekarna', 'ljekar'],
  ['lijek', 'liječnik'],
  ['pravo', 'pravnik'],
  ['računar', 'računovođa'],
  ['knjižničar', 'knjižnica'],
  ['bankar', 'banka'],
  ['ribar', 'riba'],
  ['igra', 'igrač'],
  ['tržnica', 'tržnik'],
  ['delavnica', 'delavnik'],
  ['delavec', 'delo'],
  ['pomoć', 'pomoćnik'],
  ['ured', 'urednik'],
  ['sestra', 'sestrinstvo'],
  ['programer', 'program'],
  ['student', 'studio'],
  ['operater', 'operacija'],
  ['Java', 'JavaScript'],
  ['C', 'C++'],
  ['C', 'C#'],
  ['C++', 'C#'],
  ['.NET', 'net'],
  ['работа', 'работник'],
  ['сала', 'шал'],
  ['болница', 'болник'],
  ['пекар', 'пекара'],
  ['cook', 'cookie'],
  ['nurse', 'nursery'],
  ['host', 'hostess'],
  ['sales', 'sala'],
  ['zubar', 'zub'],
  ['mesar', 'meso'],
  ['vinar', 'vino'],
  ['cvjećar', 'cvijet'],
  ['poštar', 'pošta'],
  ['apotekar', 'apoteka'],
  ['slikar', 'slika'],
  ['kovač', 'kovanica'],
  ['urar', 'ured'],
  ['staklar', 'staklo'],
  ['pčelar', 'pčela'],
  ['lovac', 'ljevač'],
  ['konobar', 'kombinator'],
  ['glazbenik', 'glazba'],
  ['brodar', 'brod'],
  ['gradilište', 'grad'],
  ['kosa', 'kosac'],
  ['pravo', 'pravac'],
  ['šumar', 'šum'],
  ['strana', 'stranka'],
  ['sud', 'suđe'],
  ['sudac', 'suđe'],
  ['vagon', 'vaga'],
  ['plata', 'platno'],
  ['luka', 'lukovac'],
  ['rak', 'rakija'],
  ['torta', 'tortura'],
  ['obrt', 'obrtnik'],
  ['ronilac', 'ronjenje'],
  ['trgovac', 'trgovački'],
  ['nos', 'nosač'],
  ['pisar', 'pismo'],
  ['njemački', 'Njemačka'],
  ['вода', 'водич'],
  ['кројач', 'крој'],
  ['пекар', 'пекарница'],
  ['возач', 'возило'],
  ['сметка', 'сметководител'],
  ['градинар', 'градинка'],
  ['voz', 'vozač'],
  ['šofer', 'šofersajba'],
  ['baker', 'bakery'],
  ['butcher', 'butchery'],
  ['driver', 'drive'],
  ['manager', 'manage'],
  ['painter', 'painting'],
  ['engineer', 'engine'],
  ['host', 'hostel'],
  ['clean', 'cleaner'],
];
