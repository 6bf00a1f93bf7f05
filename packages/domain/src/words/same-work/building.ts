/** Kinds of work and their names; see `same-work.ts`. */
export const building: Readonly<Record<string, string>> = {
  // Building.
  builder:
    'građevinski radnik, radnik u građevini, radnik na gradilištu, gradbeni delavec, delavec v gradbeništvu, delavec na gradbišču, градежен работник, работник во градежништво, construction worker, construction labourer, builder, građevinar, gradbinec, zidarski pomoćnik',
  mason: 'zidanje, ѕидање, zidar, ѕидар, bricklayer, mason',
  carpenter:
    'stolarija, mizarstvo, столарија, stolar, mizar, столар, joiner, cabinet maker, carpenter, izrađivač namještaja, stolar za namještaj, мебелар',
  formworker: 'tesar, тесар, formwork carpenter, krovopokrivač tesar, shuttering carpenter',
  rebar: 'armirač, železokrivec, арматурист, армирач, steel fixer, rebar worker, savijač armature',
  roofer: 'krovka, покривар, krovopokrivač, krovac, krovec, покривач на кровови, roofer',
  tiler:
    'postavljanje pločica, polaganje pločica, polaganje ploščic, поставување плочки, tiling, keramičar, pločičar, majstor za pločice, polagač pločica, ploščičar, мајстор за плочки, плочкар, pečar keramik, керамичар, tiler, polagalec keramike',
  painter:
    'farbanje zidova, bojanje zidova, ličenje zidova, krečenje, gletanje, кречење, beljenje sten, soboslikarski radovi, молерофарбар, soboslikar, ličilac, moler, slikopleskar, pleskar, молер, бојаџија, house painter, painter and decorator, soboslikar ličilac, farbar',
  facade: 'fasader, фасадер, facade worker, plasterer, malter majstor, гипсер фасадер',
  drywall:
    'gipsar, suhomontažer, knaufer, monter suhe gradnje, гипсар, drywall installer, gips karton monter, gipskartonar, montažer suhe gradnje, suhomontažni delavec',
  plumber:
    'vodoinstalater, vodovodar, vodoinštalater, водоинсталатер, водоводџија, plumber, instalater grijanja i vode, instalater vode, monter strojnih inštalacij, pipefitter plumber, instalater centralnog grijanja, inštalater',
  electrician:
    'električar, elektrikar, elektroinstalater, elektromonter, elektroinštalater, monter elektroinstalacija, monter elektroinštalacij, elektroinstalacije monter, електричар, електроинсталатер, електромонтер, brodoelektričar, electrician, electrical installer, electrical fitter',
  civilengineer:
    'građevinski inženjer, inženjer građevinarstva, inženjer građevine, diplomirani inženjer građevinarstva, gradbeni inženir, inženir gradbeništva, градежен инженер, инженер по градежништво, дипломиран градежен инженер, civil engineer, construction engineer',
  sitemanager:
    'voditelj gradilišta, šef gradilišta, inženjer gradilišta, vodja gradbišča, delovodja gradbišča, раководител на градилиште, шеф на градилиште, site manager, construction manager, construction site manager, voditelj radova',
  surveyor:
    'geodezija, геодезија, geodesy, geodet, geometar, inženjer geodezije, геодет, геометар, surveyor, land surveyor, zemljemerec, geodetski inženjer, geodetski tehničar',
  architect: 'arhitekt, arhitekta, архитект, architect',
  draughtsman:
    'tehnički crtač, tehnični risar, cad crtač, технички цртач, draughtsperson, draftsman, drafter, cad technician',
  digger:
    'strojnica gradbene mehanizacije, rukovatelj bagerom, rukovalac bagerom, rukovalec bagra, vozač bagera, ракувач со багер, rukovatelj građevinskom mašinom, bagerist, rukovatelj građevinskim strojevima, bagerista, strojnik gradbene mehanizacije, strojnik gradbenih strojev, багерист, excavator operator, digger driver, rukovalac građevinskih mašina, voznik bagra, ракувач со градежни машини, машинист на градежни машини, bager operater',
  asphalt: 'asfalter, asfaltni radnik, асфалтер, asphalt worker',
  insulator: 'izolater, изолатер, insulator installer',
  solar:
    'monter solarnih elektrana, monter solarnih panela, monter sončnih elektrarn, монтер на соларни панели, solar panel installer, solar installer, instalater fotonaponskih sustava',
  // Farms and gardens.
  farmworker:
    'poljoprivredni radnik, poljoprivredni djelatnik, kmetijski delavec, земјоделски работник, farm worker, agricultural worker, ratar, radnik u poljoprivredi, delavec v kmetijstvu, работник во земјоделство, radnik na farmi, работник на фарма, delavec na kmetiji, farmhand',
  farmer: 'poljoprivrednik, kmetovalec, kmet, земјоделец, farmer, фармер',
  picker:
    'branje voća, berba, obiranje sadja, берба, berač, obiralec, berač voća, berač mandarina, берач, fruit picker, harvest worker, seasonal picker, radnik u berbi, obiralec sadja, berač jagoda, radnik na berbi, pobiralec',
  gardener:
    'vrtlarstvo, vrtnarstvo, градинарство, uređenje okoliša, gardening, baštovanka, vrtlar, vrtnar, градинар, gardener, baštovan, hortikulturist, landscaper, cvjećar vrtlar, паркарски работник, komunalni vrtlar',
  florist: 'cvjećar, cvećar, cvetličar, цвеќар, florist',
  agronomist:
    'agronom, diplomirani agronom, inženjer agronomije, агроном, agronomist, inženir agronomije, kmetijski svetovalec, дипломиран агроном',
  forester:
    'šumarstvo, gozdarstvo, шумарство, forestry, шумски работник, šumar, gozdar, шумар, forester, šumarski radnik, šumski radnik, gozdni delavec, forestry worker, sjekač, drvosječa, sekač, дрвосечач, lumberjack',
  'forestengineer forester':
    'šumarski inženjer, inženjer šumarstva, gozdarski inženir, inženir gozdarstva, шумарски инженер, инженер по шумарство, forestry engineer, forest engineer',
  'foresttechnician forester':
    'šumarski tehničar, tehničar šumarstva, gozdarski tehnik, шумарски техничар, forestry technician',
  fisherman:
    'ribarstvo, ribištvo, ribolov, рибарство, риболов, fishing, fisher, ribička, ribar, ribič, рибар, fisherman',
  shepherd: 'pastir, čoban, овчар, shepherd, pastir ovaca',
  winemaker: 'vinar, enolog, kletar, енолог, винар, winemaker, oenologist, podrumar',
  beekeeper: 'pčelar, čebelar, пчелар, beekeeper',
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
};
