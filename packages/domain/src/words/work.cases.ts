/** A man's and a woman's word for the same work, by language. */
export const pairs = {
  hr: `konobar konobarica, kuhar kuharica, prodavač prodavačica, trgovac trgovkinja, čistač čistačica, spremač spremačica, vozač vozačica, dostavljač dostavljačica, skladištar skladištarka, blagajnik blagajnica, računovođa računovotkinja, knjigovođa knjigovotkinja, učitelj učiteljica, nastavnik nastavnica, odgojitelj odgojiteljica, profesor profesorica, liječnik liječnica, doktor doktorica, stomatolog stomatologinja, zubar zubarica, farmaceut farmaceutkinja, ljekarnik ljekarnica, fizioterapeut fizioterapeutkinja, njegovatelj njegovateljica, psiholog psihologinja, logoped logopedinja, veterinar veterinarka, frizer frizerka, kozmetičar kozmetičarka, maser maserka, krojač krojačica, šivač šivačica, pekar pekarica, mesar mesarica, slastičar slastičarka, vrtlar vrtlarica, agronom agronomkinja, odvjetnik odvjetnica, pravnik pravnica, tajnik tajnica, novinar novinarka, prevoditelj prevoditeljica, knjižničar knjižničarka, fotograf fotografkinja, programer programerka, arhitekt arhitektica, geodet geodetkinja, električar električarka, zavarivač zavarivačica, zaštitar zaštitarka, policajac policajka, vatrogasac vatrogaskinja, recepcionar recepcionarka, sobar sobarica, direktor direktorica, revizor revizorica, referent referentica, trener trenerica, spasilac spasiteljica, student studentica, poslovođa poslovotkinja, radnik radnica`,
  bs: `konobar konobarica, kuhar kuharica, prodavač prodavačica, čistač čistačica, higijeničar higijeničarka, vozač vozačica, magacioner magacionerka, ljekar ljekarka, apotekar apotekarka, stomatolog stomatologinja, vaspitač vaspitačica, nastavnik nastavnica, učitelj učiteljica, sekretar sekretarica, ekonomista ekonomistica, advokat advokatica, pravnik pravnica, novinar novinarka, prevodilac prevoditeljica, frizer frizerka, kozmetičar kozmetičarka, krojač krojačica, šivač šivačica, pekar pekarka, poslastičar poslastičarka, stolar stolarka, električar električarka, dispečer dispečerka, recepcioner recepcionerka, policajac policajka, inženjer inženjerka, programer programerka, direktor direktorica, blagajnik blagajnica, knjigovođa knjigovotkinja, njegovatelj njegovateljica, portir portirka, kasir kasirka, komercijalista komercijalistica, revizor revizorica`,
  sl: `natakar natakarica, kuhar kuharica, prodajalec prodajalka, trgovec trgovka, čistilec čistilka, voznik voznica, skladiščnik skladiščnica, blagajnik blagajničarka, računovodja računovodkinja, knjigovodja knjigovodkinja, učitelj učiteljica, vzgojitelj vzgojiteljica, zdravnik zdravnica, zobozdravnik zobozdravnica, farmacevt farmacevtka, lekarnar lekarnarka, negovalec negovalka, fizioterapevt fizioterapevtka, psiholog psihologinja, frizer frizerka, kozmetik kozmetičarka, maser maserka, šivalec šivalka, pek pekinja, mesar mesarka, slaščičar slaščičarka, vrtnar vrtnarka, odvetnik odvetnica, pravnik pravnica, tajnik tajnica, novinar novinarka, prevajalec prevajalka, knjižničar knjižničarka, programer programerka, razvijalec razvijalka, arhitekt arhitektka, elektrikar elektrikarka, varilec varilka, varnostnik varnostnica, policist policistka, gasilec gasilka, receptor receptorka, sobar sobarica, direktor direktorica, pomivalec pomivalka, referent referentka, ekonomist ekonomistka, komercialist komercialistka`,
  mk: `келнер келнерка, готвач готвачка, продавач продавачка, чистач чистачка, хигиеничар хигиеничарка, возач возачка, магационер магационерка, касиер касиерка, сметководител сметководителка, книговодител книговодителка, учител учителка, наставник наставничка, воспитувач воспитувачка, професор професорка, лекар лекарка, доктор докторка, стоматолог стоматолошка, фармацевт фармацевтка, негувател негувателка, физиотерапевт физиотерапевтка, психолог психолошка, фризер фризерка, козметичар козметичарка, шивач шивачка, кројач кројачка, пекар пекарка, слаткар слаткарка, градинар градинарка, адвокат адвокатка, правник правничка, секретар секретарка, новинар новинарка, преведувач преведувачка, библиотекар библиотекарка, фотограф фотографка, програмер програмерка, архитект архитектка, електричар електричарка, заварувач заварувачка, полицаец полицајка, рецепционер рецепционерка, собар собарка, директор директорка, економист економистка, комерцијалист комерцијалистка, агроном агрономка, геодет геодетка, инженер инженерка`,
  en: 'waiter waitress, steward stewardess, salesman saleswoman, policeman policewoman, masseur masseuse, barman barmaid',
} as const satisfies Record<string, string>;

/** Names that different languages, or one, have for the same work. */
export const sameWorkCases: readonly (readonly string[])[] = [
  ['konobar', 'kelner', 'natakar', 'келнер', 'waiter', 'waitress', 'Konobarice (m/ž)'],
  ['kuhar', 'kuvar', 'готвач', 'gotvac', 'cook', 'chef'],
  ['čistačica', 'spremačica', 'higijeničarka', 'čistilka', 'хигиеничарка', 'cleaner', 'cistac'],
  ['prodavač', 'trgovac', 'trgovkinja', 'prodajalka', 'продавач', 'sales assistant', 'shop assistant'],
  ['vozač kamiona', 'vozač C kategorije', 'voznik tovornjaka', 'возач на камион', 'truck driver', 'kamiondžija'],
  ['skladištar', 'magacioner', 'skladiščnik', 'магационер', 'radnik u skladištu', 'warehouse worker'],
  ['medicinska sestra', 'medicinski tehničar', 'медицинска сестра', 'registered nurse', 'sestra'],
  ['liječnik', 'ljekar', 'zdravnik', 'лекар', 'doktor', 'physician'],
  ['zubar', 'stomatolog', 'zobozdravnik', 'забар', 'dentist'],
  ['računovođa', 'knjigovođa', 'računovodja', 'сметководител', 'accountant', 'bookkeeper'],
  ['zavarivač', 'varilac', 'varilec', 'заварувач', 'welder'],
  ['stolar', 'mizar', 'столар', 'joiner'],
  ['soboslikar', 'ličilac', 'moler', 'pleskar', 'молер'],
  ['vodoinstalater', 'vodovodar', 'водоинсталатер', 'plumber', 'vodo instalater'],
  ['automehaničar', 'avtomehanik', 'автомеханичар', 'auto mehaničar', 'car mechanic'],
  ['odvjetnik', 'advokat', 'odvetnik', 'адвокат', 'lawyer'],
  ['odgojitelj', 'vaspitač', 'vzgojitelj', 'воспитувач'],
  ['zaštitar', 'varnostnik', 'security guard', 'radnik obezbjeđenja'],
  ['ljudski resursi', 'human resources', 'človeški viri', 'човечки ресурси', 'HR'],
  ['građevinski inženjer', 'inženjer građevinarstva', 'gradbeni inženir', 'градежен инженер', 'civil engineer'],
  ['radnik u proizvodnji', 'proizvodni radnik', 'delavec v proizvodnji', 'работник во производство'],
  ['perač suđa', 'pomivalec posode', 'миач на садови', 'dishwasher'],
];

/** Work that must not be taken for each other. */
export const otherWork: readonly (readonly [string, string])[] = [
  ['konobar', 'barmen'],
  ['kuhar', 'pomoćni kuhar'],
  ['prodavač', 'komercijalist'],
  ['prodavač', 'voditelj prodaje'],
  ['medicinska sestra', 'liječnik'],
  ['stomatolog', 'stomatološka sestra'],
  ['farmaceut', 'farmaceutski tehničar'],
  ['policajac', 'carinik'],
  ['knjižničar', 'kustos'],
  ['arhitekt', 'geodet'],
  ['urednik', 'video editor'],
  ['vozač autobusa', 'vozač kamiona'],
  ['odvjetnik', 'pravnik'],
  ['odvjetnik', 'odvjetnički vježbenik'],
  ['vrtlar', 'cvjećar'],
  ['recepcionar', 'portir'],
  ['programer', 'CNC programer'],
  ['inženjer strojarstva', 'građevinski inženjer'],
];
