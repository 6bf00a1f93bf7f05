/** Kinds of work and their names; see `same-work.ts`. */
export const hospitality: Readonly<Record<string, string>> = {
  // Hospitality.
  waiter:
    'posluživanje gostiju, usluživanje gostiju, strežba gostov, послужување гости, konobar, natakar, kelner, келнер, waiter, waitress, waiting staff, послужувач, konobarsko osoblje, table server, restaurant server, food server',
  cook: 'kuhar, kuvar, готвач, cook, chef, sous chef, line cook, head chef, glavni kuhar, šef kuhinje, šef kuhinja, vodja kuhinje, шеф на кујна, главен готвач',
  kitchenassistant:
    'кујнски помошник, помошник кујна, pomoćni radnik u kuhinji, pomoćni kuhinjski radnik, помошен работник во кујна, pomožni delavec v kuhinji, pomoćno kuhinjsko osoblje, pomoćni kuhar, pomoćnik kuhara, pomoćnik u kuhinji, kuhinjski pomoćnik, kuhinjski radnik, radnik u kuhinji, kuhinjsko osoblje, pomoćno osoblje u kuhinji, kuhinjski pomočnik, pomočnik v kuhinji, kuhinjski delavec, delavec v kuhinji, помошен готвач, помошник готвач, помошник во кујна, кујнски работник, работник во кујна, kuharski pomočnik, kuharski pomoćnik, kuvarski pomoćnik, kuhinjska pomoć, pomoć u kuhinji, kuhinjska pomoč, pomoč v kuhinji, кујнска помош, помош во кујна, kitchen assistant, kitchen helper, kitchen help, commis chef',
  barman:
    'barmen, šanker, točaj, бармен, шанкер, bartender, barman, barmaid, barkeeper, barkeep, radnik za šankom, konobar za šankom, natakar za šankom',
  barista: 'barista, barist, бариста',
  pizzamaker:
    'picopekinja, pizza majstor, pizzaiolo, picajolo, picopek, pica majstor, pizza kuhar, пица мајстор, пицајоло, pizza maker, pizza chef, picer, пицопекар',
  'kitchenporter dishwasher kitchenassistant': 'kitchen porter',
  dishwasher:
    'pranje suđa, pranje posuđa, pomivanje posode, миење садови, миење на садови, dishwashing, perač posuđa, perač suđa, pomivalec posode, pomivalec, миач на садови, мијач на садови, перач на садови, dishwasher, pot washer, kitchen steward, suđer',
  confectioner: 'slastičar, poslastičar, slaščičar, слаткар, посластичар, pastry chef, pastry cook, confectioner',
  roomattendant:
    'sobar, собар, room attendant, chambermaid, housekeeper, housekeeping, hauskiping, хаускипинг, hotel maid, housekeeping attendant, hotelski čistač soba, spremač soba',
  receptionist:
    'recepcija, рецепција, reception, recepcionar, recepcioner, receptor, рецепционер, receptionist, front desk agent, djelatnik na recepciji, radnik na recepciji, delavec na recepciji, front desk officer',
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
    'hausmajstor, хаусмајстор, handyman, facility maintenance worker, domar, hišnik, куќен мајстор, домар, janitor, caretaker of building, kućni majstor, kućepazitelj, kućepaziteljica',
  nanny:
    'čuvanje djece, čuvanje dece, varstvo otrok, чување деца, childcare, babysitting, dadilja, varuška, dadilja za djecu, дадилка, негователка на деца, nanny, babysitter, babysiter, čuvar djece, čuvalka djece, teta čuvalica, бебиситерка, varuh otrok, au pair',
  carer:
    'njega starijih, njega starih, njega starijih osoba, njega starih osoba, skrb za starije, briga za starije, briga o starijima, čuvanje starijih, oskrba starejših, oskrba starostnikov, нега на стари лица, грижа за стари лица, elderly care, care of the elderly, njegovatelj, negovalec, negovatelj, негувател, caregiver, carer, care assistant, gerontodomaćica, gerontodomaćin, geronto domaćica, негователка, care worker, oskrbovalec, nega starejših, njegovatelj starijih osoba, socialni oskrbovalec, personal care assistant',
  personalassistant: 'personal assistant disability, osobni asistent, lični asistent, osebni asistent, личен асистент',
  teachingassistant:
    'spremljevalec učenca, pomoćnik u nastavi, asistent u nastavi, образовен асистент, teaching assistant, spremljevalec otroka',
};
