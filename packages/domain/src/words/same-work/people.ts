/** Kinds of work and their names; see `same-work.ts`. */
export const people: Readonly<Record<string, string>> = {
  // Health.
  nurse:
    'medicinska sestra, sestra, medicinski tehničar, medicinski brat, bolnička sestra, sestra njegovateljica, zdravstvenik, zdravstveni tehnik, zdravstvena sestra, medicinski tehnik, tehnik zdravstvene nege, bolničar, bolniški strežnik, медицинска сестра, медицински техничар, болничар, registered nurse, nurse, staff nurse, prvostupnik sestrinstva, diplomirana medicinska sestra, glavna sestra',
  doctor:
    'liječnik, ljekar, zdravnik, doktor, лекар, доктор, physician, doctor, doktor medicine, medical doctor, lekar',
  dentist:
    'stomatolog, zubar, zobozdravnik, стоматолог, забар, dentist, doktor dentalne medicine, doktor stomatologije, doktor zobozdravstva, доктор по дентална медицина, dental surgeon',
  dentalassistant:
    'dentalni asistent, zubni asistent, stomatološki asistent, stomatološka sestra, zobozdravstveni asistent, zobna asistentka, zobni asistent, стоматолошки асистент, стоматолошка сестра, dental assistant, dental nurse',
  dentaltechnician:
    'zubni tehničar, dentalni tehničar, zubotehničar, zobotehnik, zobni tehnik, забен техничар, заботехничар, dental technician',
  physio:
    'fizioterapija, физиотерапија, physiotherapy, fizioterapeut, fizioterapevt, физиотерапевт, physiotherapist, physical therapist, fizioterapeutski tehničar, kineziterapeut, кинезитерапевт, fizikalni terapeut, fizikalna terapija, fizikalni terapevt, физикална терапија',
  occupationaltherapist:
    'radni terapeut, delovni terapevt, работен терапевт, ergoterapeut, ерготерапевт, occupational therapist',
  pharmacist:
    'farmaceut, farmacevt, ljekarnik, lekarnar, apotekar, фармацевт, аптекар, pharmacist, magistar farmacije, magister farmacije, магистер по фармација, дипломиран фармацевт',
  pharmacytechnician:
    'farmaceutski tehničar, farmacevtski tehnik, ljekarnički tehničar, apotekarski tehničar, фармацевтски техничар, pharmacy technician',
  midwife: 'babičar, primalja, babica, akušerka, акушерка, бабица, midwife, primalja asistent',
  radiographer:
    'радиолошка технолошка, radiološki tehnolog, radiološki tehničar, radiološki inženir, радиолошки технолог, радиолошки техничар, rendgen tehničar, рендген техничар, radiographer, radiology technician, inženjer medicinske radiologije',
  optics: 'optika, оптика',
  'optician optics': 'optičar, optik, оптичар, optician, očni optičar',
  'orthodontist dentist': 'ortodont, ортодонт, orthodontist',
  'oralsurgeon dentist': 'oralni kirurg, oralni hirurg, oralni kirurg stomatolog, орален хирург, oral surgeon',
  optometrist: 'optometrist, optometrista, оптометрист',
  paramedic:
    'техничар за итна помош, tehničar hitne medicine, tehničar hitne pomoći, reševalec, медицински техничар за итна помош, paramedic, ambulance technician',
  lab: 'laborant, лаборант, laboratory technician, lab technician, laboratorijski tehničar, laboratorijski tehnik, лабораториски техничар, laboratorijski delavec',
  psychologist: 'psiholog, психолог, psychologist',
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
  librarian: 'knjižničarstvo, bibliotekarstvo, knjižničar, bibliotekar, библиотекар, книжничар, librarian',
  translator:
    'prevođenje, prevajanje, преведување, translation, prevoditelj, prevodilac, prevajalec, преведувач, translator, interpreter, tumač, tolmač, толкувач',
  researcher:
    'znanstvenik, istraživač, naučnik, raziskovalec, научник, истражувач, researcher, scientist, znanstveni suradnik, znanstveni novak',
  // Beauty.
  hairdresser:
    'frizerske usluge, šišanje, frizerstvo, striženje, шишање, frizer, фризер, hairdresser, hair stylist, barber, berber, бербер, brijač, brivec',
  cosmetics: 'kozmetika, козметика, cosmetics',
  'beautician cosmetics': 'kozmetičar, kozmetik, козметичар, beautician, cosmetician, estetičar',
  manicurist:
    'maniker, manikerka, manikura, nail tehničar, маникир, manicurist, nail technician, nail artist, pediker, педикер, manikiristka, noktar, маникирка, маникирист',
  makeup: 'šminkanje, šminka, шминкање, šminker, vizažist, vizažista, шминкер, makeup artist, make up artist, визажист',
  masseur:
    'masaža, масажа, massage, maser, масер, masseur, masseuse, massage therapist, masažni terapevt, masažni terapeut',
  petgroomer:
    'groomer, pet groomer, dog groomer, frizer za pse, frizer pasa, frizer za životinje, frizer za kućne ljubimce, pasji frizer, фризер за кучиња, šišanje pasa',
  // Safety.
  guard:
    'security, zaštitar, čuvar, varnostnik, обезбедување, работник за обезбедување, чувар, security guard, security officer, zaštitar osoba i imovine, radnik obezbjeđenja, radnik obezbeđenja, obezbjeđenje, obezbeđenje, radnik u obezbjeđenju, агент за обезбедување, čuvar objekta, службеник за обезбедување, noćni čuvar, nočni čuvaj, čuvaj, security radnik, fizička zaštita, zaštitari, doorman bouncer, redar',
  'bodyguard guard':
    'tjelohranitelj, telohranitelj, tjelesni čuvar, telesni stražar, osebni varnostnik, телохранител, лично обезбедување, bodyguard, close protection officer',
  portir: 'portir, vratar, портир, porter, doorman, porter u bolnici',
  firefighter: 'vatrogasac, gasilec, пожарникар, противпожарец, firefighter, fireman',
  police:
    'policija, полиција, police, policajac, policist, policijski službenik, полицаец, police officer, policeman, полициски службеник',
  customsofficer: 'carinik, цариник, customs officer, carinski službenik, царински службеник',
  soldier: 'vojnik, vojak, војник, soldier',
};
