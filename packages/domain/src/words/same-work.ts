/**
 * Names of the same work in hr, bs, sl, mk and en, one kind of work a line. Only what people use for one another: a near
 * occupation (a customs officer beside a policeman) is a line of its own, or stands in none. The key is a
 * code and what the work is a kind of: a lorry driver is a driver. Forms that lead to one stem (`konobarica`) are not repeated.
 */
export const sameWork: Readonly<Record<string, string>> = {
  // Hospitality.
  waiter:
    'konobar, natakar, kelner, келнер, waiter, waitress, waiting staff, послужувач, konobarsko osoblje, table server',
  cook: 'kuhar, kuvar, готвач, cook, chef, sous chef, line cook, head chef, glavni kuhar, šef kuhinje, šef kuhinja, vodja kuhinje, шеф на кујна, главен готвач',
  kitchenassistant:
    'кујнски помошник, помошник кујна, pomoćni kuhar, pomoćnik kuhara, pomoćnik u kuhinji, kuhinjski pomoćnik, kuhinjski radnik, radnik u kuhinji, kuhinjsko osoblje, pomoćno osoblje u kuhinji, kuhinjski pomočnik, pomočnik v kuhinji, kuhinjski delavec, delavec v kuhinji, помошен готвач, помошник готвач, помошник во кујна, кујнски работник, работник во кујна, kitchen assistant, kitchen helper, commis chef',
  barman:
    'barmen, šanker, točaj, бармен, шанкер, bartender, barman, barmaid, barkeeper, barkeep, radnik za šankom, konobar za šankom, natakar za šankom',
  barista: 'barista, barist, бариста',
  pizzamaker:
    'picopekinja, pizza majstor, pizzaiolo, picajolo, picopek, pica majstor, pizza kuhar, пица мајстор, пицајоло, pizza maker, pizza chef, picer, пицопекар',
  'kitchenporter dishwasher kitchenassistant': 'kitchen porter',
  dishwasher:
    'perač posuđa, perač suđa, pomivalec posode, pomivalec, миач на садови, мијач на садови, перач на садови, dishwasher, pot washer, kitchen steward, suđer',
  confectioner: 'slastičar, poslastičar, slaščičar, слаткар, посластичар, pastry chef, pastry cook, confectioner',
  roomattendant:
    'sobar, собар, room attendant, chambermaid, housekeeper, hotel maid, housekeeping attendant, hotelski čistač soba, spremač soba',
  receptionist:
    'recepcionar, recepcioner, receptor, рецепционер, receptionist, front desk agent, djelatnik na recepciji, radnik na recepciji, delavec na recepciji, front desk officer',
  bellhop: 'hotelski portir, nosač prtljage, хотелски портир, носач на багаж, bellhop, bellboy',
  tourguide:
    'turistički vodič, turistični vodnik, turistični vodič, туристички водич, tour guide, tourist guide, travel guide',
  travelagent: 'turistički agent, putnički agent, turistični agent, туристички агент, travel agent, travel consultant',
  restaurantmanager:
    'voditelj restorana, šef restorana, vodja restavracije, раководител на ресторан, менаџер на ресторан, menadžer restorana, restaurant manager, šef sale, шеф на сала, vodja strežbe',
  hotelmanager:
    'direktor hotela, menadžer hotela, voditelj hotela, vodja hotela, hotel manager, менаџер на хотел, директор на хотел',
  animator: 'animator, аниматор, entertainer',
  fastfood:
    'radnik u brzoj hrani, radnik u fast foodu, delavec v hitri prehrani, работник во брза храна, fast food worker, restaurant crew member',
  // Cleaning and care of houses.
  cleaner:
    'čistač, spremač, higijeničar, čistilec, хигиеничар, чистач, cleaner, cleaning lady, cleaning operative, radnik na čišćenju, djelatnik na čišćenju, radnik na održavanju čistoće, delavec za čiščenje, office cleaner, cleaning staff, servir čistač',
  janitor:
    'facility maintenance worker, domar, hišnik, куќен мајстор, домар, janitor, caretaker of building, kućni majstor, kućepazitelj, kućepaziteljica',
  nanny:
    'dadilja, varuška, dadilja za djecu, дадилка, негователка на деца, nanny, babysitter, babysiter, čuvar djece, čuvalka djece, teta čuvalica, бебиситерка, varuh otrok, au pair',
  carer:
    'njegovatelj, negovalec, negovatelj, негувател, caregiver, carer, care assistant, gerontodomaćica, gerontodomaćin, geronto domaćica, негователка, care worker, oskrbovalec, nega starejših, njegovatelj starijih osoba, socialni oskrbovalec, personal care assistant',
  personalassistant: 'personal assistant disability, osobni asistent, lični asistent, osebni asistent, личен асистент',
  teachingassistant:
    'spremljevalec učenca, pomoćnik u nastavi, asistent u nastavi, образовен асистент, teaching assistant, spremljevalec otroka',
  // Trade.
  salesassistant:
    'prodavač, trgovac, prodajalec, trgovec, продавач, трговец, sales assistant, shop assistant, store assistant, salesperson, salesman, saleswoman, sales clerk, retail assistant, retail salesperson, store clerk, shopkeeper, radnik u trgovini, radnik u prodavnici, radnik u prodaji, djelatnik u trgovini, djelatnik u prodaji, djelatnik prodaje, delavec v trgovini, работник во продавница, работник во маркет, prodajno osoblje, poslužitelj kupaca, retail associate, sales associate',
  cashier:
    'blagajničarka, blagajnik, kasir, касиер, благајник, cashier, checkout operator, radnik na blagajni, radnik na kasi, djelatnik na blagajni, till operator',
  salesrep:
    'stručni suradnik za lijekove, stručni saradnik za lijekove, strokovni sodelavec za zdravila, стручен соработник за лекови, medicinski predstavnik, komercijalist, komercijalista, prodajni predstavnik, komercialist, комерцијалист, sales representative, sales rep, prodajni zastopnik, терeнски комерцијалист, продажен претставник, trgovački predstavnik, trgovački putnik, trgovski potnik, field sales representative, account executive, prodajni savjetnik, prodajni svetovalec',
  salesmanager:
    'voditelj prodaje, direktor prodaje, šef prodaje, rukovodilac prodaje, menadžer prodaje, vodja prodaje, менаџер за продажба, менаџер на продажба, директор на продажба, раководител на продажба, sales manager, head of sales, sales director, sales team lead',
  shopmanager:
    'poslovođa, voditelj poslovnice, voditelj trgovine, voditelj prodavaonice, poslovodja, šef poslovnice, šef prodavnice, vodja poslovalnice, vodja trgovine, poslovodja trgovine, раководител на продавница, менаџер на продавница, store manager, shop manager',
  merchandiser: 'merchandiser, trgovski pospeševalec, unapređivač prodaje, мерчендајзер',
  promoter: 'event host, promotor, промотер, promoter, hostesa, хостеса, promo hostess',
  buyer:
    'referent nabave, nabavljač, referent nabavke, nabavni referent, набавувач, референт за набавка, purchasing officer, buyer, procurement specialist, specijalist nabave',
  realestateagent:
    'agent za nekretnine, posrednik u prometu nekretnina, agent nekretnina, nepremičninski posrednik, nepremičninski agent, агент за недвижности, агент за недвижнини, real estate agent, realtor, estate agent',
  // Driving and warehouses.
  driver: 'vozač, šofer, voznik, возач, шофер, driver, chauffeur',
  'truckdriver driver':
    'vozač kamiona, vozač teretnog vozila, vozač C kategorije, vozač CE kategorije, vozač C i E kategorije, vozač tegljača, vozač šlepera, kamiondžija, voznik tovornjaka, voznik tovornega vozila, voznik kamiona, voznik C kategorije, voznik C in E kategorije, voznik CE, возач на камион, возач Ц категорија, возач Ц и Е категорија, возач на шлепер, камионџија, truck driver, lorry driver, hgv driver, vozač u međunarodnom prometu, vozač u međunarodnom transportu, voznik v mednarodnem prometu, tovornjakar, vozač CE',
  'busdriver driver':
    'vozač autobusa, voznik avtobusa, возач на автобус, bus driver, coach driver, vozač D kategorije, voznik D kategorije',
  'taxidriver driver':
    'taksist, taxi vozač, taksi vozač, vozač taksija, voznik taksija, такси возач, таксист, taxi driver, taksista, taxist, cab driver',
  courier:
    'dostavljač, dostavljavec, доставувач, kurir, курир, courier, delivery person, dostavni radnik, raznosač, dostava hrane, raznosač pošiljaka, rider, dostavljalec, food delivery, dostava',
  'deliverydriver driver courier':
    'vozač dostavnog vozila, dostavni vozač, vozač dostave, vozač dostavljač, voznik dostavnega vozila, voznik dostave, возач на доставно возило, возач за достава, возач доставувач, delivery driver, van driver, vozač kombija, voznik kombija, возач на комбе',
  postman: 'poštar, pismonoša, listonoša, поштар, postman, mail carrier, pismonoša dostavljač',
  forklift:
    'viličarist, vozač viličara, vozač viljuškara, viljuškarist, rukovatelj viličarom, viličar, voznik viličarja, viličarist, вилушкарист, возач на вилушкар, forklift driver, forklift operator, rukovalac viljuškarom, положен вилушкар',
  crane:
    'dizaličar, kranist, kranista, žerjavist, rukovatelj dizalicom, краниста, кранист, crane operator, operater dizalice, rukovalac dizalicom',
  warehouse:
    'skladište, magacin, магацин, skladišče, склад, skladištar, magacioner, skladiščnik, магационер, складиштар, warehouse worker, warehouse operative, warehouseman, storekeeper, skladišni radnik, radnik u skladištu, djelatnik u skladištu, skladišni djelatnik, rad u skladištu, radnik u magacinu, rad u magacinu, delavec v skladišču, delo v skladišču, работник во магацин, работа во магацин, работник во складиште, warehouse assistant, warehouse picker, order picker, komisioner, komisionar, komisionirec, picker packer, warehouse clerk, storeman',
  dispatcher: 'dispečer, prometnik dispečer, диспечер, dispatcher, disponent, transport planner, disponent transporta',
  customs:
    'carinski deklarant, deklarant, царински декларант, customs declarant, customs clerk, декларант, carinski posrednik',
  forwarder: 'špediter, шпедитер, freight forwarder, špediterski referent, otpremnik, špedicijski referent',
  logistician:
    'logističar, referent logistike, logistični referent, логистичар, референт за логистика, logistics coordinator, logistics specialist, koordinator logistike, logistics officer',
  pilot: 'pilot, пилот, airline pilot',
  flightattendant:
    'членка на кабински екипаж, član kabinske posade, член на кабински екипаж, kabinska posada, stjuardesa, stevardesa, stjuard, стјуардеса, flight attendant, cabin crew, kabinsko osoblje, kabinsko osebje, стјуард',
  sailor: 'pomorac, mornar, морнар, sailor, seaman, seafarer, deckhand',
  skipper: 'skiper, skipper, скипер, zapovjednik jahte',
  traindriver: 'strojovođa, mašinovođa, strojevodja, машиновозач, train driver, locomotive driver',
  // Health.
  nurse:
    'medicinska sestra, sestra, medicinski tehničar, medicinski brat, bolnička sestra, sestra njegovateljica, zdravstvenik, zdravstveni tehnik, zdravstvena sestra, medicinski tehnik, tehnik zdravstvene nege, bolničar, bolniški strežnik, медицинска сестра, медицински техничар, болничар, registered nurse, nurse, staff nurse, prvostupnik sestrinstva, diplomirana medicinska sestra, glavna sestra',
  doctor:
    'liječnik, ljekar, zdravnik, doktor, лекар, доктор, physician, doctor, doktor medicine, medical doctor, general practitioner, lekar, obiteljski liječnik, družinski zdravnik, матичен лекар',
  dentist:
    'стоматолошка, stomatolog, zubar, zobozdravnik, стоматолог, забар, dentist, doktor dentalne medicine, doktor stomatologije, doktor zobozdravstva, доктор по дентална медицина, dental surgeon',
  dentalassistant:
    'dentalni asistent, stomatološki asistent, stomatološka sestra, zobozdravstveni asistent, zobna asistentka, zobni asistent, стоматолошки асистент, стоматолошка сестра, dental assistant, dental nurse',
  dentaltechnician:
    'zubni tehničar, dentalni tehničar, zubotehničar, zobotehnik, забен техничар, заботехничар, dental technician',
  physio: 'fizioterapeut, fizioterapevt, физиотерапевт, physiotherapist, physical therapist, fizioterapeutski tehničar',
  occupationaltherapist: 'radni terapeut, delovni terapevt, работен терапевт, occupational therapist',
  pharmacist:
    'farmaceut, farmacevt, ljekarnik, lekarnar, apotekar, фармацевт, аптекар, pharmacist, magistar farmacije, magister farmacije, магистер по фармација, дипломиран фармацевт',
  pharmacytechnician:
    'farmaceutski tehničar, farmacevtski tehnik, ljekarnički tehničar, apotekarski tehničar, фармацевтски техничар, pharmacy technician',
  midwife: 'babičar, primalja, babica, akušerka, акушерка, бабица, midwife, primalja asistent',
  radiographer:
    'радиолошка технолошка, radiološki tehnolog, radiološki tehničar, radiološki inženir, радиолошки технолог, радиолошки техничар, rendgen tehničar, рендген техничар, radiographer, radiology technician, inženjer medicinske radiologije',
  optician: 'optičar, optik, оптичар, optician, očni optičar',
  optometrist: 'optometrist, optometrista, оптометрист',
  paramedic:
    'техничар за итна помош, tehničar hitne medicine, tehničar hitne pomoći, reševalec, медицински техничар за итна помош, paramedic, ambulance technician',
  lab: 'laborant, лаборант, laboratory technician, lab technician, laboratorijski tehničar, laboratorijski tehnik, лабораториски техничар, laboratorijski delavec',
  psychologist: 'психолошка, psiholog, психолог, psychologist',
  socialworker: 'socijalni radnik, socialni delavec, социјален работник, social worker',
  vet: 'veterinar, ветеринар, veterinarian, vet, doktor veterinarske medicine, doktor veterine',
  vettechnician: 'veterinarski tehničar, veterinarski tehnik, ветеринарен техничар, veterinary technician, vet nurse',
  speech: 'logoped, логопед, speech therapist, speech language therapist',
  defectologist:
    'specialni pedagog, edukator rehabilitator, специјален едукатор, специјален педагог, defektolog, дефектолог, edukacijski rehabilitator, specijalni pedagog, special educator',
  sanitary: 'sanitarni tehničar, sanitarni inženjer, санитарен техничар, sanitarni inženir',
  // Schools.
  teacher:
    'university lecturer, sveučilišni predavač, univerzitetni predavač, visokošolski predavatelj, универзитетски предавач, učitelj, nastavnik, учител, наставник, teacher, profesor, професор, schoolteacher, school teacher, prosvjetni radnik, učitelj razredne nastave, nastavnik razredne nastave, одделенски наставник',
  educator:
    'odgojitelj, vaspitač, odgajatelj, vzgojitelj, воспитувач, preschool teacher, kindergarten teacher, nursery teacher, childcare worker, odgojitelj predškolske djece, vzgojitelj predšolskih otrok, odgojitelj djece, teta u vrtiću, educator',
  pedagogue: 'pedagog, педагог, school counsellor, stručni suradnik pedagog',
  'trainer coach':
    'fitness trener, fitnes trener, osobni trener, lični trener, osebni trener, личен тренер, фитнес тренер, fitness trainer, personal trainer, fitness instructor, trener u teretani',
  'swimming coach':
    'trener plivanja, učitelj plivanja, instruktor plivanja, učitelj plavanja, тренер по пливање, swimming coach, swimming instructor, vaditelj plavanja',
  coach: 'trener, тренер, coach, sportski trener, športni trener, sports coach',
  'footballcoach coach':
    'trener fudbala, fudbalski trener, nogometni trener, trener nogometa, фудбалски тренер, тренер за фудбал, football coach, soccer coach',
  lifeguard: 'spasilac, spasitelj, reševalec iz vode, спасител, lifeguard, spasilac na plaži',
  drivinginstructor:
    'instruktor vožnje, učitelj vožnje, инструктор за возење, driving instructor, inštruktor vožnje, voditelj vožnje',
  librarian: 'knjižničar, bibliotekar, библиотекар, librarian',
  translator: 'prevoditelj, prevodilac, prevajalec, преведувач, translator, interpreter, tumač, tolmač, толкувач',
  researcher:
    'znanstvenik, istraživač, naučnik, raziskovalec, научник, истражувач, researcher, scientist, znanstveni suradnik, znanstveni novak',
  // Building.
  builder:
    'građevinski radnik, radnik u građevini, radnik na gradilištu, gradbeni delavec, delavec v gradbeništvu, delavec na gradbišču, градежен работник, работник во градежништво, construction worker, construction labourer, builder, građevinar, gradbinec, zidarski pomoćnik',
  mason: 'zidar, ѕидар, bricklayer, mason',
  carpenter:
    'stolar, mizar, столар, joiner, cabinet maker, carpenter, izrađivač namještaja, stolar za namještaj, мебелар',
  formworker: 'tesar, тесар, formwork carpenter, krovopokrivač tesar, shuttering carpenter',
  rebar: 'armirač, železokrivec, арматурист, армирач, steel fixer, rebar worker, savijač armature',
  roofer: 'krovka, покривар, krovopokrivač, krovac, krovec, покривач на кровови, roofer',
  tiler: 'keramičar, polagač pločica, pečar keramik, керамичар, tiler, polagalec keramike',
  painter:
    'молерофарбар, soboslikar, ličilac, moler, slikopleskar, pleskar, молер, бојаџија, house painter, painter and decorator, soboslikar ličilac, farbar',
  facade: 'fasader, фасадер, facade worker, plasterer, malter majstor, гипсер фасадер',
  drywall:
    'gipsar, suhomontažer, knaufer, monter suhe gradnje, гипсар, drywall installer, gips karton monter, gipskartonar, montažer suhe gradnje, suhomontažni delavec',
  plumber:
    'vodoinstalater, vodovodar, vodoinštalater, водоинсталатер, водоводџија, plumber, instalater grijanja i vode, instalater vode, monter strojnih inštalacij, pipefitter plumber, instalater centralnog grijanja, inštalater',
  electrician:
    'električar, elektrikar, elektroinstalater, elektromonter, elektroinštalater, monter elektroinstalacija, monter elektroinštalacij, elektroinstalacije monter, електричар, електроинсталатер, електромонтер, electrician, electrical installer, electrical fitter',
  civilengineer:
    'građevinski inženjer, inženjer građevinarstva, inženjer građevine, diplomirani inženjer građevinarstva, gradbeni inženir, inženir gradbeništva, градежен инженер, инженер по градежништво, дипломиран градежен инженер, civil engineer, construction engineer',
  sitemanager:
    'voditelj gradilišta, šef gradilišta, inženjer gradilišta, vodja gradbišča, delovodja gradbišča, раководител на градилиште, шеф на градилиште, site manager, construction manager, construction site manager, voditelj radova',
  surveyor:
    'geodet, geometar, inženjer geodezije, геодет, геометар, surveyor, land surveyor, zemljemerec, geodetski inženjer, geodetski tehničar',
  architect: 'arhitekt, arhitekta, архитект, architect',
  draughtsman:
    'tehnički crtač, tehnični risar, cad crtač, технички цртач, draughtsperson, draftsman, drafter, cad technician',
  digger:
    'strojnica gradbene mehanizacije, rukovatelj bagerom, rukovalac bagerom, rukovalec bagra, vozač bagera, ракувач со багер, rukovatelj građevinskom mašinom, bagerist, rukovatelj građevinskim strojevima, bagerista, strojnik gradbene mehanizacije, strojnik gradbenih strojev, багерист, excavator operator, digger driver, rukovalac građevinskih mašina, voznik bagra, ракувач со градежни машини, машинист на градежни машини, bager operater',
  asphalt: 'asfalter, asfaltni radnik, асфалтер, asphalt worker',
  insulator: 'izolater, изолатер, insulator installer',
  solar:
    'monter solarnih elektrana, monter solarnih panela, monter sončnih elektrarn, монтер на соларни панели, solar panel installer, solar installer, instalater fotonaponskih sustava',
  // Crafts and factories.
  welder: 'zavarivač, varilac, varilec, заварувач, варилец, welder, bravar zavarivač, tig zavarivač, mig mag zavarivač',
  locksmith:
    'bravar, ključavničar, бравар, metalworker, fitter, metal worker, strojobravar, strojni ključavničar, locksmith, машинбравар',
  turner: 'tokar, strugar, стругар, turner, lathe operator, tokar metala, metalostrugar',
  miller: 'glodač metala, glodač, frezer, rezkalec, глодач, milling machine operator, freza operater',
  cnc: 'cnc operater, cnc operator, operater na cnc stroju, operater na cnc strojevima, operater cnc strojeva, cnc programer, programer cnc, cnc tokar, operater cnc, upravljavec cnc strojev, operater na cnc mašini, operater na cnc mašinama, cnc machinist, цнц оператор, оператор на цнц, rukovalac cnc mašina, cnc machine operator',
  toolmaker: 'alatničar, orodjar, алатничар, toolmaker, tool maker',
  sheetmetal: 'limar, kleparski radnik, klepar, лимар, sheet metal worker, tinsmith, građevinski limar',
  carbody:
    'autolimar, avtoklepar, avtoličar, автолимар, panel beater, car body repairer, autolakirer, автолакер, lakirer vozila',
  varnisher: 'lakirer, lakirnik, лакер, лакирер, spray painter, ličar',
  'carmechanic mechanic':
    'automehaničar, avtomehanik, автомеханичар, car mechanic, auto mechanic, vehicle mechanic, automotive technician, avtoserviser, autoserviser, mehaničar vozila, mehanik vozil, avtomehatronik, motorist mechanic, mehaničar motornih vozila',
  carelectrician: 'autoelektričar, avtoelektrikar, автоелектричар, auto electrician',
  tyrefitter: 'vulkanizer, вулканизер, tyre fitter, tire fitter',
  mechanic: 'serviser bicikala, serviser koles, сервисер на велосипеди, mehaničar, mehanik, механичар, mechanic',
  'machinemechanic mechanic':
    'industrijski mehaničar, mehaničar strojeva, održavatelj strojeva, strojni mehanik, industrijski mehanik, vzdrževalec strojev, mehaničar mašina, механичар на машини, индустриски механичар, industrial mechanic, maintenance mechanic',
  maintenance:
    'radnik na održavanju, djelatnik održavanja, majstor održavanja, održavatelj, tehničar održavanja, vzdrževalec, tehnik vzdrževanja, работник за одржување, мајстор за одржување, maintenance technician, maintenance worker, serviser održavanja, handyman, majstor na održavanju, хаусмајстор',
  production:
    'radnik u proizvodnji, proizvodni radnik, djelatnik u proizvodnji, proizvodni djelatnik, operater u proizvodnji, proizvodni operater, delavec v proizvodnji, proizvodni delavec, работник во производство, производствен работник, оператор во производство, production worker, production operator, production operative, factory worker, tvornički radnik, radnik u tvornici, radnik u fabrici, fabrički radnik, delavec v tovarni, фабрички работник, работник во фабрика, manufacturing operator, radnik na traci, radnik na proizvodnoj liniji, delavec za strojem, proizvodnja radnik, radnik proizvodnje',
  packer:
    'pakirer, paker, radnik na pakiranju, radnik na pakovanju, djelatnik na pakiranju, pakirec, delavec v pakirnici, пакувач, работник за пакување, packer, packing operative, packaging worker',
  machineoperator:
    'rukovatelj stroja, operater stroja, operater na stroju, strojni operater, rukovatelj strojem, operater mašine, strežnik stroja, upravljavec strojev, upravljalec strojev, оператор на машина, ракувач со машина, machine operator, rukovalac mašinom',
  assembler:
    'montažer, montažni radnik, sestavljalec, монтажер, assembler, assembly worker, assembly operator, radnik na montaži',
  tailor: 'krojač, кројач, tailor, dressmaker',
  sewer:
    'šivač, šivilja, šivalec, шивач, seamstress, sewing machine operator, sewing operator, sewer, krojač šivač, шивач конфекција',
  shoemaker: 'obućar, postolar, čevljar, чевлар, shoemaker, cobbler, кондураџија',
  upholsterer: 'tapetničar, tapetničarka, tapetar, tapetnik, тапетар, upholsterer',
  baker: 'pekar, pek, пекар, baker',
  butcher: 'mesar, месар, butcher, kasap, касап',
  printer:
    'printer, print finisher, tiskar, grafički tehničar tiska, štampar, печатар, print operator, tiskarski radnik, grafičar tiskar',
  glazier: 'staklar, steklar, стаклар, glazier',
  goldsmith: 'zlatar, златар, goldsmith, jeweller, draguljar',
  watchmaker: 'urar, časovničar, sajdžija, часовничар, саатчија, watchmaker',
  chimney: 'dimnjačar, dimnikar, оџачар, chimney sweep',
  quality:
    'kontrolor kvalitete, kontrolor kvaliteta, kontrolor kakovosti, контролор на квалитет, quality controller, quality inspector, quality control inspector, kontrola kvalitete, qc inspector, kontroler kvaliteta',
  woodworker:
    'drvoprerađivač, radnik u pilani, delavec na žagi, pilanski radnik, работник во пилана, sawmill worker, rukovatelj pilom',
  // Engineering.
  mechanicalengineer:
    'inženjer strojarstva, strojarski inženjer, strojni inženir, inženir strojništva, mašinski inženjer, inženjer mašinstva, diplomirani inženjer strojarstva, машински инженер, инженер по машинство, mechanical engineer, konstruktor strojarstva, diplomirani mašinski inženjer',
  electricalengineer:
    'inženjer elektrotehnike, elektroinženjer, elektro inženjer, elektroinženir, inženir elektrotehnike, elektro inženir, електроинженер, електро инженер, инженер по електротехника, electrical engineer, diplomirani inženjer elektrotehnike',
  constructor: 'konstruktor, konstrukter, конструктор, design engineer, projektant strojarstva',
  electronics:
    'elektroničar, elektronik, електроничар, electronics technician, serviser elektronike, tehničar elektronike',
  mechatronics:
    'mehatroničar, mehatronik, мехатроничар, mechatronics technician, mechatronics engineer, inženjer mehatronike, inženir mehatronike',
  automation:
    'inženjer automatike, inženjer automatizacije, plc programer, inženir avtomatizacije, инженер за автоматизација, automation engineer, plc programmer, inženir avtomatike',
  chemist:
    'kemičar, hemičar, kemik, хемичар, chemist, kemijski tehničar, kemijski tehnik, хемиски техничар, hemijski tehničar',
  foodtech:
    'прехранбена технолошка, prehrambeni tehnolog, živilski tehnolog, tehnolog hrane, прехранбен технолог, food technologist, prehrambeni tehničar',
  safety:
    'occupational safety specialist, стручно лице за безбедност при работа, zaštita na radu, безбедност при работа, stručnjak zaštite na radu, stručnjak za zaštitu na radu, referent zaštite na radu, strokovnjak za varnost pri delu, varnostni inženir, инженер за заштита при работа, health and safety officer, safety engineer, inženjer zaštite na radu',
  // Computing.
  developer:
    'programer, developer, razvijalec, програмер, programmer, software engineer, software developer, softverski inženjer, softver inženjer, softverski developer, razvojni inženjer softvera, inženjer softvera, programski inženir, inženir programske opreme, софтверски инженер, java engineer, mobile engineer, web developer, python engineer, node engineer, react engineer, android engineer, ios engineer, девелопер, развивач на софтвер, coder, .net engineer, c++ engineer, php engineer, golang engineer, go engineer, embedded engineer, blockchain engineer, game developer',
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
    'tester, tester softvera, тестер, qa tester, qa engineer, qa inženjer, test engineer, preizkuševalec programske opreme, preizkuševalec, software tester, quality assurance engineer, ispitivač softvera, qa',
  dataanalyst:
    'podatkovna analitičarka, analitičar podataka, podatkovni analitik, analitik podatkov, аналитичар на податоци, data analyst',
  datascientist: 'podatkovni znanstvenik, data scientist, znanstvenik za podatke, научник за податоци',
  dataengineer: 'data engineer, podatkovni inženjer, podatkovni inženir, inženjer podataka, инженер за податоци',
  dba: 'administrator baza podataka, skrbnik baz podatkov, database administrator, администратор на бази',
  businessanalyst: 'poslovni analitičar, poslovni analitik, бизнис аналитичар, деловен аналитичар, business analyst',
  security:
    'informaciona sigurnost, информациска безбедност, stručnjak za kibernetičku sigurnost, kibernetička sigurnost, informacijska sigurnost, kibernetska varnost, сајбер безбедност, cyber security specialist, cybersecurity, cyber security, security engineer, security analyst, informacijska varnost',
  // Offices.
  accountant:
    'računovođa, knjigovođa, računovodja, knjigovodja, сметководител, книговодител, accountant, bookkeeper, računovodstveni referent, knjigovodstveni referent, referent računovodstva, računovodkinja, finančni računovodja, accounting clerk, referent u računovodstvu, računovodstveni djelatnik',
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
    'marketing specijalist, specijalist marketinga, specijalist za marketing, marketing menadžer, marketing manager, voditelj marketinga, vodja marketinga, маркетинг менаџер, маркетинг специјалист, marketing specialist, referent marketinga, stručnjak za marketing, marketing stručnjak, digital marketing specialist, digitalni marketing, дигитален маркетинг, digital marketing, strokovnjak za marketing, marketing asistent, marketing assistant, tržnik, marketinški stručnjak, marketingaš',
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
  // Beauty.
  hairdresser: 'frizer, фризер, hairdresser, hair stylist, barber, berber, бербер, brijač, brivec',
  beautician: 'kozmetičar, kozmetik, козметичар, beautician, cosmetician, estetičar',
  manicurist:
    'maniker, manikerka, manikura, nail tehničar, маникир, manicurist, nail technician, nail artist, pediker, педикер, manikiristka, noktar, маникирка, маникирист',
  makeup: 'šminker, vizažist, vizažista, шминкер, makeup artist, make up artist, визажист',
  masseur: 'maser, масер, masseur, masseuse, massage therapist, masažni terapevt, masažni terapeut',
  // Farms and gardens.
  farmworker:
    'poljoprivredni radnik, poljoprivredni djelatnik, kmetijski delavec, земјоделски работник, farm worker, agricultural worker, ratar, radnik u poljoprivredi, delavec v kmetijstvu, работник во земјоделство, radnik na farmi, работник на фарма, delavec na kmetiji, farmhand',
  farmer: 'poljoprivrednik, kmetovalec, kmet, земјоделец, farmer, фармер',
  picker:
    'berač, obiralec, berač voća, berač mandarina, berač grožđa, берач, fruit picker, harvest worker, seasonal picker, radnik u berbi, obiralec sadja, berač jagoda, radnik na berbi, pobiralec',
  gardener:
    'baštovanka, vrtlar, vrtnar, градинар, gardener, baštovan, hortikulturist, landscaper, cvjećar vrtlar, паркарски работник, komunalni vrtlar',
  florist: 'cvjećar, cvećar, cvetličar, цвеќар, florist',
  agronomist:
    'agronom, diplomirani agronom, inženjer agronomije, агроном, agronomist, inženir agronomije, kmetijski svetovalec, дипломиран агроном',
  forester:
    'шумски работник, šumar, gozdar, шумар, forester, šumarski radnik, šumski radnik, gozdni delavec, šumarski inženjer, inženjer šumarstva, forestry worker, šumarski tehničar, gozdarski tehnik, sjekač, drvosječa, sekač, дрвосечач, lumberjack',
  fisherman: 'fisher, ribička, ribar, ribič, рибар, fisherman',
  shepherd: 'pastir, čoban, овчар, shepherd, pastir ovaca',
  winemaker: 'vinar, enolog, kletar, енолог, винар, winemaker, oenologist, podrumar',
  beekeeper: 'pčelar, čebelar, пчелар, beekeeper',
  // Safety.
  guard:
    'security, zaštitar, čuvar, varnostnik, обезбедување, работник за обезбедување, чувар, security guard, security officer, zaštitar osoba i imovine, radnik obezbjeđenja, radnik obezbeđenja, obezbjeđenje, obezbeđenje, radnik u obezbjeđenju, tjelohranitelj, агент за обезбедување, čuvar objekta, bodyguard, службеник за обезбедување, noćni čuvar, nočni čuvaj, čuvaj, security radnik, fizička zaštita, zaštitari, doorman bouncer, redar',
  portir: 'portir, vratar, портир, porter, doorman, porter u bolnici',
  firefighter: 'vatrogasac, gasilec, пожарникар, противпожарец, firefighter, fireman',
  police: 'policajac, policist, policijski službenik, полицаец, police officer, policeman, полициски службеник',
  customsofficer: 'carinik, цариник, customs officer, carinski službenik, царински службеник',
  soldier: 'vojnik, vojak, војник, soldier',
  // Other.
  student:
    'studentski posao, študentsko delo, student, студент, студентска работа, student job, studentski poslovi, rad preko studentskog, studentica, posao za studente',
  intern:
    'pripravnik, vježbenik, praktikant, praksa, stažist, стажант, пракса, приправник, intern, internship, trainee, stručna praksa, pripravnik početnik, praktikantski posao, приправништво, практикант, študentska praksa, stažiranje, стажирање, apprentice',
  priest: 'svećenik, župnik, duhovnik, свештеник, priest',
  undertaker:
    'funeral worker, погребален работник, pogrebnik, grobar, погребник, гробар, undertaker, radnik u pogrebnom, pogrebni radnik',
  hygieneworker:
    'komunalni radnik, komunalac, komunalni delavec, комунален работник, комуналец, municipal worker, smetlar, radnik na odvozu otpada, smetar, ѓубреџија, refuse collector, odvoz smeća, delavec na odvozu odpadkov',
  laundry:
    'работник во пералница, radnik u praonici, pralja, peralec, delavec v pralnici, peračica rublja, радник во перална, работник во перална, перачка на алишта, laundry worker, laundry attendant, praonica rublja, glačar, likalec, пеглач',
  carwash:
    'perač vozila, perač automobila, pralec vozil, autopraonica, радник во автоперална, перач на возила, car washer, radnik u autopraonici, car wash attendant, avtopralnica, перач на автомобили, radnik u praonici automobila, delavec v avtopralnici',
  gasstation:
    'radnik na benzinskoj, radnik na benzinskoj postaji, radnik na benzinskoj pumpi, djelatnik na benzinskoj postaji, radnik na pumpi, prodajalec na bencinskem servisu, delavec na bencinski črpalki, работник на бензинска пумпа, бензинска пумпа, gas station attendant, petrol station attendant, točilac goriva, benzinska pumpa, benzinska postaja, bencinski servis, bencinska črpalka, gas station, petrol station',
  betting:
    'radnik u kladionici, djelatnik u kladionici, uplatničar, operater u kladionici, работник во обложувалница, betting shop assistant, kladionica, обложувалница, krupje, croupier, крупие, krupje u casinu',
  // Found in the reference and alone of their kind.
  urbanplanner:
    'urbanist, urbanista, prostorni planer, prostorski načrtovalec, урбанист, просторен планер, urban planner, town planner, spatial planner',
  riskanalyst:
    'analitičar rizika, analitik tveganj, analitičarka tveganj, аналитичар за ризици, risk analyst, risk manager, upravljanje rizicima',
  claims:
    'procjenitelj šteta, procjenitelj štete, cenilec škod, проценител на штети, likvidator šteta, likvidator škod, ликвидатор на штети, claims adjuster, claims handler, loss adjuster',
  biotechnologist: 'биотехнолошка, biotehnolog, биотехнолог, biotechnologist',
  biologist: 'biolog, mikrobiolog, биолог, микробиолог, biologist, microbiologist, molecular biologist',
  taxadviser:
    'porezni savjetnik, poreski savjetnik, davčni svetovalec, даночен советник, tax adviser, tax advisor, tax consultant',
  geologist: 'геолошка, geolog, геолог, geologist',
  hvac: 'monter klimatizacije i ventilacije, hvac tehničar, klima serviser, serviser klima uređaja, monter klima, serviser klima, monter klimatskih naprav, serviser klimatskih naprav, монтер на клима уреди, сервисер на клима уреди, hvac technician, monter klima uređaja, klimatizer',
  appliances:
    'serviser kućanskih aparata, serviser bijele tehnike, serviser kućnih aparata, serviser gospodinjskih aparatov, serviser bele tehnike, сервисер на бела техника, сервисер на апарати за домаќинство, appliance repairer, appliance technician',
  lift: 'serviser dizala, serviser liftova, monter dizala, liftar, serviser dvigal, monter dvigal, сервисер на лифтови, монтер на лифтови, lift technician, elevator technician',
  training:
    'stručnjak za edukacije, stručnjak za obuke, specijalist za edukaciju, referent za edukaciju, strokovnjak za izobraževanje, специјалист за обука, training specialist, training officer, learning and development specialist',
  researchassistant:
    'asistent u istraživanju, raziskovalni asistent, асистент во истражување, asistent na fakultetu, istraživački asistent, mladi raziskovalec, asistent istraživač, research assistant, истражувачки асистент',
  cleaningsupervisor:
    'раководител на чистење, nadzornik čišćenja, nadzornica čišćenja, voditelj čišćenja, vodja čiščenja, nadzornik čiščenja, надзорник за чистење, cleaning supervisor, hotelska domaćica, domaćica hotela, housekeeping supervisor',
  compliance:
    'compliance officer, stručnjak za usklađenost, usklađenost poslovanja, skladnost poslovanja, усогласеност, compliance specialist, compliance',
  ecommerce:
    'specijalist za internetsku prodaju, specialist za spletno prodajo, specijalist za online prodaju, специјалист за е-трговија, ecommerce specialist, specijalist za web trgovinu, voditelj web trgovine, voditelj web shopa, vodja spletne trgovine, ecommerce manager, менаџер за е трговија, ecommerce menadžer',
  marineengineer:
    'ladijska strojnica, brodomašinka, brodostrojar, brodomašinac, brodski strojar, ladijski strojnik, бродски машинист, marine engineer, ship engineer',
  loader:
    'utovarivač, istovarivač, radnik na utovaru, nakladalec, tovarnik, утоварувач, товарач, loader, radnik na utovaru i istovaru, fizički radnik utovar, nosač namještaja, selidbeni radnik, mover, loader unloader, removal worker',
  physical:
    'fizički radnik, pomoćni radnik, manualni radnik, pomožni delavec, fizični delavec, физички работник, помошен работник, manual labourer, labourer, unskilled worker, general worker, pomoćni djelatnik',
  shipbuilder:
    'brodograditelj, brodomonter, brodocjevar, ladjedelec, бродоградител, shipbuilder, shipyard worker, boat builder',
  ngo: 'projektni asistent, projektni asistent u udruzi, projektni sodelavec, проектен асистент, project assistant, suradnik na projektu, saradnik na projektu',
  extra:
    'extra or promoter, statist, statista, статист, film extra, manekenka, maneken, fotomodel, foto model, манекенка, fashion model',
  agronomytech: 'poljoprivredni tehničar, kmetijski tehnik, земјоделски техничар, agricultural technician',
  watchman:
    'operater videonadzora, operater video nadzora, оператор за видео надзор, surveillance operator, cctv operator, operater nadzornog centra',
  curator: 'kustos, кустос, curator, muzejski djelatnik, музејски работник',
  diver: 'ronilac, potapljač, нуркач, diver, ronilac inspektor, instruktor ronjenja',
  tractordriver:
    'traktorist, traktorista, тракторист, tractor driver, voznik traktorja, vozač traktora, возач на трактор',
  consultantit:
    'sap konzultant, erp konzultant, sap svetovalec, сап консултант, sap consultant, erp consultant, it konzultant, it svetovalec, it consultant, ит консултант',
  branding: 'brand manager, brend menadžer, voditelj marke, vodja blagovne znamke, бренд менаџер, voditelj brenda',
};
