import type { JobCardProps } from './job-card.types.ts';

/** A job as stories show it; `change` says what is special. */
export function aJobCard(change: Partial<JobCardProps> = {}): JobCardProps {
  return {
    jobId: '7',
    title: 'Skladištar / viličarist (m/ž)',
    href: '/posao/7/skladistar-vilicarist',
    employer: { name: 'Lučka Logistika', hue: 240, verifiedLabel: 'Provjeren poslodavac' },
    place: 'Zagreb, Žitnjak',
    facts: ['4 km', 'Rad u smjenama'],
    pay: { amount: '1.300 – 1.550 €', unit: 'bruto' },
    noPay: 'Plaća nije navedena',
    net: '≈ 939 – 1.093 € neto u Zagrebu',
    flags: [],
    saveLabel: 'Spremi posao',
    ...change,
  };
}

export const macedonianJobCard = aJobCard({
  jobId: '21',
  title: 'Фармацевт во градска аптека (м/ж)',
  href: '/rabota/21/farmacevt',
  lang: 'mk',
  employer: { name: 'Ѕвезда Фарма', hue: 165, verifiedLabel: 'Проверен работодавач' },
  place: 'Скопје, Карпош',
  facts: ['4 км', 'Полно работно време'],
  pay: { amount: '62.000 – 74.000 ден.', unit: 'бруто' },
  noPay: 'Платата не е наведена',
  net: '≈ 41.269 – 49.045 ден. нето',
  flags: [{ kind: 'new', text: 'Ново' }],
  saveLabel: 'Зачувај',
});

export const longestJobCard = aJobCard({
  jobId: '99',
  title:
    'Samostalni elektrotehničar-specijalist za visokonaponska postrojenja i Nebenanlagenüberwachungsbeauftragter (m/ž)',
  employer: {
    name: 'Međunarodno distribucijsko i logističko poduzeće Čvrsnica-Đurđevac d.o.o. u stečaju i preustroju',
    hue: 30,
    verifiedLabel: 'Provjeren poslodavac',
  },
  place: 'Sveti Martin na Muri, Međimurska županija',
  facts: ['128 km', 'Povremeni rad od kuće uz dogovor s voditeljem'],
  pay: { amount: '12.300,50 – 115.550,75 KM', unit: 'bruto mjesečno' },
  net: '≈ 8.939,25 – 81.093,40 KM neto, bez uzdržavanih članova',
  flags: [
    { kind: 'featured', text: 'Izdvojeni oglas' },
    { kind: 'new', text: 'Novo' },
    { kind: 'soon', text: 'Prijave se zatvaraju za 2 dana' },
  ],
});
