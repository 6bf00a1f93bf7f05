/**
 * Names of the fields of work in hr, bs, sl, mk and en, by the code of their category. Only what covers the field as a
 * whole, and the categories' own names: who looks for `geologija` does not want every building site.
 */
export const sameField: Readonly<Record<string, string>> = {
  administration:
    'administracija, uredski poslovi, administrativni poslovi, pisarniška dela, администрација, канцелариски работи, administration, office work, administrativna zanimanja',
  architecture: 'arhitektura, архитектура, architecture',
  banking: 'bankarstvo, bančništvo, банкарство, banking',
  'design-arts':
    'dizajn, oblikovanje, дизајн, design, dizajn i umjetnost, design and arts, oblikovanje in umetnost, дизајн и уметност',
  'electrical-engineering': 'elektrotehnika, електротехника, electrical engineering',
  'pharma-biotech':
    'farmacija, farmaceutika, фармација, pharmaceuticals, farmaceutika i biotehnologija, pharmaceuticals and biotechnology, farmacija in biotehnologija, фармација и биотехнологија',
  'economics-finance-accounting':
    'financije, finansije, finance, финансии, računovodstvo, knjigovodstvo, сметководство, accounting, računovodenje, ekonomija financije i računovodstvo, economics finance and accounting, ekonomija finance in računovodstvo, ekonomija finansije i računovodstvo, економија финансии и сметководство',
  'construction-geodesy-geology':
    'građevinarstvo, graditeljstvo, građevina, gradbeništvo, gradnja, градежништво, construction, građevinski poslovi, graditeljstvo geodezija geologija, construction surveying and geology, gradbeništvo geodezija geologija, građevinarstvo geodezija geologija, градежништво геодезија геологија',
  'it-telecom':
    'it, informatika, računalstvo, računarstvo, računalništvo, ит, информатика, information technology, ict, ikt, it sektor, it poslovi, programiranje, програмирање, programming, it telekomunikacije, it and telecommunications, ит телекомуникации, telekomunikacije, телекомуникации, telecommunications',
  'human-resources': 'kadrovi, kadri, кадри',
  'marketing-pr-media':
    'marketing, маркетинг, oglašavanje, advertising, oglaševanje, marketing pr i mediji, marketing pr and media, marketing pr in mediji, маркетинг односи со јавност и медиуми',
  'education-science':
    'obrazovanje, školstvo, izobraževanje, šolstvo, образование, education, prosvjeta, prosveta, obrazovanje i znanost, education and science, izobraževanje in znanost, obrazovanje i nauka, образование и наука',
  'agriculture-forestry-fishing':
    'poljoprivreda, kmetijstvo, земјоделство, agriculture, farming, poljoprivreda šumarstvo ribarstvo, agriculture forestry and fishing, kmetijstvo gozdarstvo ribištvo, земјоделство шумарство рибарство',
  law: 'pravo, право, law, pravni poslovi',
  'sales-retail':
    'prodaja, trgovina, maloprodaja, продажба, трговија, retail, sales, prodaja trgovina, sales and retail, продажба трговија',
  'manufacturing-crafts':
    'proizvodnja, производство, manufacturing, production, proizvodnja i zanatske usluge, manufacturing and crafts, proizvodnja in obrt, производство и занаети, zanatske usluge, obrt',
  'transport-maritime':
    'transport, promet, prijevoz, prevoz, транспорт, превоз, saobraćaj, сообраќај, promet transport pomorstvo, transport and maritime, saobraćaj transport pomorstvo, сообраќај транспорт поморство',
  'warehouse-logistics':
    'logistika, skladištenje, логистика, logistics, warehousing, skladištenje i logistika, warehousing and logistics, skladiščenje in logistika, магацинско работење и логистика',
  'mechanical-engineering-shipbuilding':
    'strojarstvo, mašinstvo, strojništvo, машинство, mechanical engineering, strojarstvo i brodogradnja, mechanical engineering and shipbuilding, strojništvo in ladjedelništvo, mašinstvo i brodogradnja, машинство и бродоградба',
  'tourism-hospitality':
    'turizam, ugostiteljstvo, hotelijerstvo, turizem, gostinstvo, hotelirstvo, туризам, угостителство, хотелиерство, hospitality, tourism, turizam i ugostiteljstvo, tourism and hospitality, turizem in gostinstvo, туризам и угостителство',
  'healthcare-social':
    'zdravstvo, medicina, здравство, медицина, healthcare, zdravstveni poslovi, zdravstvo socijalni, healthcare and social, zdravstvo socialno, здравство социјална',
  management: 'menadžment, менаџмент, management, rukovodeći poslovi, vodenje',
  'public-nonprofit':
    'državna služba, javna uprava, državna uprava, јавна администрација, јавна управа, public sector, javni sektor, državna služba i neprofitne organizacije, public service and non profits, javna uprava in neprofitne organizacije, државна служба и непрофитни организации',
  'beauty-sport': 'briga o ljepoti sport, beauty and sport, lepota in šport, убавина и спорт',
  'installation-maintenance-repair':
    'instalacije održavanje i popravci, installation maintenance and repair, inštalacije vzdrževanje in popravila, instalacije održavanje i popravke, инсталации одржување и поправки',
  'security-protection': 'sigurnost i zaštita, security and protection, varovanje in varstvo, обезбедување и заштита',
  care: 'skrb o djeci starijima, care children elderly, nega otrok starejših, briga o djeci starijima, нега на деца стари лица',
};
