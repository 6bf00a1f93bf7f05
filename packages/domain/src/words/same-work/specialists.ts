/** Kinds of work and their names; see `same-work.ts`. */
export const specialists: Readonly<Record<string, string>> = {
  // Doctors of one field.
  'surgeon doctor':
    'kirurg, hirurg, хирург, surgeon, specijalist kirurgije, specijalista hirurgije, specialist kirurgije, специјалист по хирургија',
  'paediatrician doctor':
    'pedijatar, pediater, педијатар, paediatrician, pediatrician, specijalist pedijatrije, specialist pediatrije, специјалист по педијатрија',
  'gynaecologist doctor':
    'ginekolog, гинеколог, gynaecologist, gynecologist, specijalist ginekologije, specialist ginekologije',
  'anaesthetist doctor':
    'anesteziolog, anesteziologinja, анестезиолог, anaesthetist, anesthesiologist, specijalist anesteziologije',
  'cardiologist doctor': 'kardiolog, кардиолог, cardiologist, specijalist kardiologije, specialist kardiologije',
  'psychiatrist doctor':
    'psihijatar, psihiater, психијатар, psychiatrist, specijalist psihijatrije, specialist psihiatrije',
  'neurologist doctor': 'neurolog, nevrolog, невролог, neurologist, specijalist neurologije',
  'dermatologist doctor': 'dermatolog, дерматолог, dermatologist, specijalist dermatologije',
  'ophthalmologist doctor':
    'oftalmolog, okulist, okulista, офталмолог, окулист, ophthalmologist, specijalist oftalmologije',
  'radiologist doctor': 'radiolog, радиолог, radiologist, specijalist radiologije',
  'orthopaedist doctor': 'ortoped, ортопед, orthopaedist, orthopedist, orthopaedic surgeon, specijalist ortopedije',
  'internist doctor': 'internist, internista, интернист, specijalist interne medicine, specialist interne medicine',
  'infectologist doctor': 'infektolog, инфектолог, infectologist, epidemiolog, епидемиолог, epidemiologist',
  familymedicine:
    'obiteljska medicina, porodična medicina, opća medicina, družinska medicina, splošna medicina, општа медицина, семејна медицина, family medicine, general practice',
  'familymedicine doctor':
    'obiteljski liječnik, porodični ljekar, družinski zdravnik, splošni zdravnik, матичен лекар, семеен лекар, family doctor, family physician, general practitioner',
  nutritionist:
    'nutricionist, nutricionista, dijetetičar, dietetik, нутриционист, диететичар, nutritionist, dietitian, dietician',
  audiologist: 'audiolog, аудиолог, audiologist',
  prosthetist: 'ortopedski tehničar, ortopedski tehnik, ортопедски техничар, prosthetist, orthotist',
  kinesiologist: 'kineziolog, кинезиолог, kinesiologist, profesor kineziologije',
  // Schools, sciences.
  principal:
    'ravnatelj, ravnatelj škole, direktor škole, ravnatelj šole, директор на училиште, headteacher, head teacher, school principal',
  'musicteacher teacher':
    'učitelj glazbe, nastavnik muzike, profesor glazbe, učitelj glasbe, наставник по музичко, music teacher, nastavnik glazbene kulture, nastavnik klavira, učitelj klavirja, piano teacher',
  physics: 'fizika, физика, physics',
  'physicist physics': 'fizičar, fizik, физичар, physicist',
  mathematics: 'matematika, математика, mathematics, maths',
  'mathematician mathematics': 'matematičar, matematik, математичар, mathematician',
  statistician: 'statističar, statistik, статистичар, statistician',
  historian: 'povjesničar, istoričar, historičar, zgodovinar, историчар, historian',
  archaeologist: 'arheolog, археолог, archaeologist, archeologist',
  sociologist: 'sociolog, социолог, sociologist',
  ecologist:
    'ekolog, еколог, ecologist, environmental specialist, stručnjak za zaštitu okoliša, strokovnjak za varstvo okolja',
  meteorologist: 'meteorolog, метеоролог, meteorologist',
  actuary: 'aktuar, актуар, actuary',
  // Arts and the stage.
  singer: 'pjevač, pjevačica, pevač, pevec, pevka, пејач, пејачка, singer, vocalist',
  dancer: 'plesač, plesalec, танчер, танчерка, dancer',
  sculptor: 'kipar, vajar, вајар, sculptor',
  filmdirector: 'redatelj, režiser, режисер, film director, stage director',
  setdesigner: 'scenograf, сценограф, set designer, kostimograf, костимограф, costume designer',
  soundengineer:
    'tonac, tonski majstor, ton majstor, tonski mojster, тонски мајстор, тонец, sound engineer, sound technician, majstor tona',
  presenter:
    'tv voditelj, radijski voditelj, voditelj emisije, televizijski voditelj, radijski voditelj programa, тв водител, радио водител, tv presenter, radio host, spiker, спикер',
  illustrator: 'ilustrator, илустратор, illustrator artist',
  fashiondesigner:
    'modni dizajner, modni kreator, modni oblikovalec, моден дизајнер, моден креатор, fashion designer, dizajner odjeće',
  productdesign: 'industrijski dizajner, industrijski oblikovalec, индустриски дизајнер, industrial designer',
  restorer: 'restaurator, конзерватор, konzervator, конзерватор реставратор, restorer, conservator, restavrator',
  decorator: 'aranžer, aranžer izloga, aranžer izložb, аранжер, window dresser, visual merchandiser',
  // Law and order.
  bailiff: 'ovršitelj, sudski izvršitelj, javni ovršitelj, izvršitelj, извршител, судски извршител, bailiff',
  courtclerk: 'zapisničar, sudski zapisničar, sodni zapisnikar, записничар, court clerk, court reporter',
  prisonofficer:
    'pravosudni policajac, zatvorski čuvar, stražar u zatvoru, pravosodni policist, затворски чувар, затворски полицаец, prison officer, prison guard',
  inspector: 'inspektor, inšpektor, инспектор, inspector',
  taxinspector: 'porezni inspektor, poreski inspektor, davčni inšpektor, даночен инспектор, tax inspector',
  detective: 'detektiv, детектив, detective, private investigator',
  mysteryshopper: 'tajni kupac, skriti kupec, navidezni kupec, таен купувач, mystery shopper',
  interviewer: 'anketar, anketir, анкетар, interviewer survey, survey interviewer',
};
