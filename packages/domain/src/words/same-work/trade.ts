/** Kinds of work and their names; see `same-work.ts`. */
export const trade: Readonly<Record<string, string>> = {
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
  procurement: 'nabava, nabavka, набавка, procurement, purchasing',
  'buyer procurement':
    'nabavnik, referent nabave, nabavljač, referent nabavke, nabavni referent, набавувач, референт за набавка, purchasing officer, buyer, procurement specialist, procurement officer, specijalist nabave, strokovnjak za nabavo, специјалист за набавка',
  realestateagent:
    'agent za nekretnine, agent za prodaju nekretnina, prodaja nekretnina, nekretnine, nepremičnine, prodaja nepremičnin, недвижности, недвижнини, real estate, posrednik u prometu nekretnina, agent nekretnina, nepremičninski posrednik, nepremičninski agent, агент за недвижности, агент за недвижнини, real estate agent, realtor, estate agent',
  // Driving and warehouses.
  driver: 'vozač, šofer, voznik, возач, шофер, driver, chauffeur',
  'truckdriver driver':
    'šofer kamiona, шофер на камион, šofer za kamion, vožnja kamiona, vozač kamiona, vozač teretnog vozila, vozač C kategorije, vozač CE kategorije, vozač C i E kategorije, vozač tegljača, vozač šlepera, kamiondžija, voznik tovornjaka, voznik tovornega vozila, voznik kamiona, voznik C kategorije, voznik C in E kategorije, voznik CE, возач на камион, возач Ц категорија, возач Ц и Е категорија, возач на шлепер, камионџија, truck driver, lorry driver, hgv driver, vozač u međunarodnom prometu, vozač u međunarodnom transportu, voznik v mednarodnem prometu, tovornjakar, vozač CE',
  'busdriver driver':
    'vozač autobusa, voznik avtobusa, возач на автобус, bus driver, coach driver, vozač D kategorije, voznik D kategorije',
  'tramdriver driver': 'vozač tramvaja, tramvajac, voznik tramvaja, возач на трамвај, tram driver',
  'ambulancedriver driver':
    'vozač hitne pomoći, vozač saniteta, vozač sanitetskog vozila, voznik reševalnega vozila, возач на брза помош, возач на итна помош, ambulance driver',
  'taxidriver driver':
    'taksist, taxi vozač, taksi vozač, vozač taksija, voznik taksija, такси возач, таксист, taxi driver, taksista, taxist, cab driver',
  courier:
    'dostavljač, dostavljavec, доставувач, kurir, курир, courier, delivery person, dostavni radnik, raznosač, dostava hrane, raznosač pošiljaka, rider, dostavljalec, food delivery, dostava',
  'deliverydriver driver courier':
    'vozač dostavnog vozila, dostavni vozač, vozač dostave, vozač dostavljač, voznik dostavnega vozila, voznik dostave, возач на доставно возило, возач за достава, возач доставувач, delivery driver, van driver, vozač kombija, voznik kombija, возач на комбе',
  postman: 'poštar, pismonoša, listonoša, поштар, postman, mail carrier, pismonoša dostavljač',
  forklift:
    'viličarist, vozač viličara, vozač viljuškara, viljuškarist, rukovatelj viličarom, viličar, viljuškar, вилушкар, виљушкар, forklift, voznik viličarja, viličarist, вилушкарист, возач на вилушкар, forklift driver, forklift operator, rukovalac viljuškarom, положен вилушкар',
  crane:
    'dizaličar, kranist, kranista, žerjavist, rukovatelj dizalicom, краниста, кранист, crane operator, operater dizalice, rukovalac dizalicom, operater na dizalici, кранџија, крановодач, ракувач со кран, rukovalac kranom',
  warehouse:
    'skladište, magacin, магацин, складиште, skladišče, warehouse, skladištar, magacioner, skladiščnik, магационер, складиштар, warehouse worker, warehouse operative, warehouseman, storekeeper, skladišni radnik, radnik u skladištu, djelatnik u skladištu, skladišni djelatnik, rad u skladištu, radnik u magacinu, rad u magacinu, delavec v skladišču, delo v skladišču, работник во магацин, работа во магацин, работник во складиште, warehouse assistant, warehouse picker, order picker, komisioner, komisionar, komisionirec, picker packer, warehouse clerk, storeman',
  dispatcher: 'dispečer, prometnik dispečer, диспечер, dispatcher, disponent, transport planner, disponent transporta',
  customs:
    'carinski deklarant, deklarant, царински декларант, customs declarant, customs clerk, декларант, carinski posrednik, carinski zastupnik, carinski agent, carinski zastopnik, царински застапник, царински посредник, царински агент, customs agent, customs broker',
  forwarder: 'špediter, шпедитер, freight forwarder, špediterski referent, otpremnik, špedicijski referent',
  logistician:
    'logističar, referent logistike, logistični referent, логистичар, референт за логистика, logistics coordinator, logistics specialist, koordinator logistike, logistics officer',
  pilot: 'pilot, пилот, airline pilot',
  flightattendant:
    'членка на кабински екипаж, član kabinske posade, член на кабински екипаж, kabinska posada, stjuardesa, stevardesa, stjuard, стјуардеса, flight attendant, cabin crew, kabinsko osoblje, kabinsko osebje, стјуард',
  sailor: 'pomorstvo, поморство, pomorščak, pomorac, mornar, морнар, sailor, seaman, seafarer, deckhand',
  skipper: 'skiper, skipper, скипер, zapovjednik jahte',
  traindriver: 'strojovođa, mašinovođa, strojevodja, машиновозач, train driver, locomotive driver',
};
