/** Kinds of work and their names; see `same-work.ts`. */
export const crafts: Readonly<Record<string, string>> = {
  // Crafts and factories.
  welder:
    'zavarivanje, varjenje, заварување, welding, zavarivač, varilac, varilec, заварувач, варилец, welder, bravar zavarivač',
  locksmith:
    'bravarija, ključavničarstvo, браварија, bravar, ključavničar, бравар, metalworker, fitter, metal worker, strojobravar, strojni ključavničar, locksmith, машинбравар',
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
  tyrefitter: 'vulkanizer, vulkanizerstvo, gumar, вулканизер, гумар, tyre fitter, tire fitter',
  mechanic: 'serviser bicikala, serviser koles, сервисер на велосипеди, mehaničar, mehanik, механичар, mechanic',
  'machinemechanic mechanic':
    'industrijski mehaničar, mehaničar strojeva, održavatelj strojeva, strojni mehanik, industrijski mehanik, vzdrževalec strojev, mehaničar mašina, механичар на машини, индустриски механичар, industrial mechanic, maintenance mechanic',
  maintenance:
    'radnik na održavanju, djelatnik održavanja, majstor održavanja, održavatelj, tehničar održavanja, vzdrževalec, tehnik vzdrževanja, работник за одржување, мајстор за одржување, maintenance technician, maintenance worker, serviser održavanja, majstor na održavanju',
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
    'šivanje, шиење, sewing, šivač, šivilja, šivalec, шивач, seamstress, sewing machine operator, sewing operator, krojač šivač, шивач конфекција',
  shoemaker: 'obućar, postolar, čevljar, чевлар, shoemaker, cobbler, кондураџија',
  upholsterer: 'tapetničar, tapetničarka, tapetar, tapetnik, тапетар, upholsterer',
  baker: 'pekar, pek, пекар, baker',
  butcher: 'mesar, месар, butcher, kasap, касап',
  printer:
    'printer, print finisher, tiskar, grafički tehničar tiska, štampar, печатар, print operator, tiskarski radnik, grafičar tiskar',
  glazier: 'staklar, staklorezac, steklar, стаклар, стаклорезец, glazier',
  potter: 'grnčar, грнчар, potter',
  goldsmith: 'zlatar, златар, goldsmith, jeweller, draguljar',
  watchmaker: 'urar, časovničar, sajdžija, часовничар, саатчија, watchmaker',
  chimney: 'dimnjačar, dimnikar, оџачар, chimney sweep',
  quality:
    'kontrolor kvalitete, kontrolor kvaliteta, kontrolor kakovosti, контролор на квалитет, quality controller, quality inspector, quality control inspector, kontrola kvalitete, qc inspector, kontroler kvaliteta',
  woodworker:
    'drvoprerađivač, radnik u pilani, delavec na žagi, pilanski radnik, работник во пилана, sawmill worker, rukovatelj pilom',
};
