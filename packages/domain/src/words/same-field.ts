/**
 * Names of the fields of work in hr, bs, sl, mk and en, by the code of their category. Only what covers the field as a
 * whole: who looks for `geologija` does not want every building site.
 */
export const sameField: Readonly<Record<string, string>> = {
  administration:
    'administracija, uredski poslovi, administrativni poslovi, pisarniška dela, администрација, канцелариски работи, administration, office work',
  architecture: 'arhitektura, архитектура, architecture',
  banking: 'bankarstvo, bančništvo, банкарство, banking',
  'design-arts': 'dizajn, oblikovanje, дизајн, design',
  'electrical-engineering': 'elektrotehnika, електротехника, electrical engineering',
  'pharma-biotech': 'farmacija, farmaceutika, фармација, pharmaceuticals',
  'economics-finance-accounting':
    'financije, finansije, finance, финансии, računovodstvo, knjigovodstvo, сметководство, accounting, računovodenje',
  'construction-geodesy-geology':
    'građevinarstvo, graditeljstvo, građevina, gradbeništvo, gradnja, градежништво, construction, građevinski poslovi',
  'it-telecom':
    'it, informatika, računalstvo, računarstvo, računalništvo, ит, информатика, information technology, ict, ikt, it sektor, it poslovi, programiranje, програмирање, programming',
  'human-resources': 'kadrovi, kadri, кадри',
  'marketing-pr-media': 'marketing, маркетинг, oglašavanje, advertising, oglaševanje',
  'education-science': 'obrazovanje, školstvo, izobraževanje, šolstvo, образование, education, prosvjeta, prosveta',
  'agriculture-forestry-fishing': 'poljoprivreda, kmetijstvo, земјоделство, agriculture, farming',
  law: 'pravo, право, law, pravni poslovi',
  'sales-retail': 'prodaja, trgovina, maloprodaja, продажба, трговија, retail, sales',
  'manufacturing-crafts': 'proizvodnja, производство, manufacturing, production',
  'transport-maritime': 'transport, promet, prijevoz, prevoz, транспорт, превоз, saobraćaj, сообраќај',
  'warehouse-logistics': 'logistika, skladištenje, логистика, logistics, warehousing',
  'mechanical-engineering-shipbuilding': 'strojarstvo, mašinstvo, strojništvo, машинство, mechanical engineering',
  'tourism-hospitality':
    'turizam, ugostiteljstvo, hotelijerstvo, turizem, gostinstvo, hotelirstvo, туризам, угостителство, хотелиерство, hospitality, tourism',
  'healthcare-social': 'zdravstvo, medicina, здравство, медицина, healthcare, zdravstveni poslovi',
  management: 'menadžment, менаџмент, management, rukovodeći poslovi',
  'public-nonprofit':
    'državna služba, javna uprava, državna uprava, јавна администрација, јавна управа, public sector, javni sektor',
};
