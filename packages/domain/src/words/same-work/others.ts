/** Kinds of work and their names; see `same-work.ts`. */
export const others: Readonly<Record<string, string>> = {
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
    'radnik u kladionici, djelatnik u kladionici, uplatničar, operater u kladionici, работник во обложувалница, betting shop assistant, kladionica, обложувалница',
  croupier: 'krupje, krupier, крупие, крупје, croupier, casino dealer',
  // Found in the reference and alone of their kind.
  urbanplanner:
    'urbanist, urbanista, prostorni planer, prostorski načrtovalec, урбанист, просторен планер, urban planner, town planner, spatial planner',
  riskanalyst:
    'analitičar rizika, analitik tveganj, analitičarka tveganj, аналитичар за ризици, risk analyst, risk manager, upravljanje rizicima',
  claims:
    'procjenitelj šteta, procjenitelj štete, cenilec škod, проценител на штети, likvidator šteta, likvidator škod, ликвидатор на штети, claims adjuster, claims handler, loss adjuster',
  biotechnologist: 'biotehnologija, биотехнологија, biotechnology, biotehnolog, биотехнолог, biotechnologist',
  biologist: 'biolog, mikrobiolog, биолог, микробиолог, biologist, microbiologist, molecular biologist',
  taxadviser:
    'porezni savjetnik, poreski savjetnik, davčni svetovalec, даночен советник, tax adviser, tax advisor, tax consultant',
  geologist: 'geologija, геологија, geology, geolog, геолог, geologist',
  hvac: 'monter klimatizacije i ventilacije, hvac tehničar, klima serviser, serviser klima uređaja, monter klima, serviser klima, monter klimatskih naprav, serviser klimatskih naprav, монтер на клима уреди, сервисер на клима уреди, hvac technician, monter klima uređaja, klimatizer',
  appliances:
    'serviser kućanskih aparata, serviser bijele tehnike, serviser kućnih aparata, serviser gospodinjskih aparatov, serviser bele tehnike, сервисер на бела техника, сервисер на апарати за домаќинство, appliance repairer, appliance technician',
  lift: 'serviser dizala, serviser liftova, monter dizala, liftar, serviser dvigal, monter dvigal, сервисер на лифтови, монтер на лифтови, lift technician, elevator technician',
  training:
    'stručnjak za edukacije, stručnjak za obuke, specijalist za edukaciju, referent za edukaciju, strokovnjak za izobraževanje, специјалист за обука, training specialist, training officer, learning and development specialist',
  researchassistant:
    'asistent u istraživanju, raziskovalni asistent, асистент во истражување, asistent na fakultetu, istraživački asistent, mladi raziskovalec, asistent istraživač, research assistant, истражувачки асистент',
  cleaningsupervisor:
    'раководител на чистење, nadzornik čišćenja, nadzornica čišćenja, voditelj čišćenja, vodja čiščenja, nadzornik čiščenja, надзорник за чистење, cleaning supervisor, hotelska domaćica, domaćica hotela, housekeeping supervisor, housekeeping manager',
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
    'brodogradnja, ladjedelništvo, бродоградба, shipbuilding, brodograditelj, brodomonter, brodocjevar, ladjedelec, бродоградител, shipbuilder, shipyard worker, boat builder',
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
