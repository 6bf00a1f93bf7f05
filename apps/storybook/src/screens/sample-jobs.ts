import type { RadarMapPlace } from '@radar/ui/radar-map';
import type { BrandId } from '../toolbars/brands.ts';

type Town = [name: string, latitude: number, longitude: number, count: number];

/** An ad as its employer wrote it: not translated, as on the site itself. */
export type SampleJob = {
  title: string;
  employer: string;
  hue: number;
  place: string;
  /** Gross a month, in whole units of the site's currency. */
  pay: [from: number, to: number] | null;
  category: string;
  text: string;
};

export type Market = { towns: Town[]; jobs: [SampleJob, SampleJob, SampleJob, SampleJob] };

const croatia: Market = {
  towns: [
    ['Zagreb', 45.815, 15.982, 4218],
    ['Split', 43.508, 16.44, 1312],
    ['Rijeka', 45.327, 14.442, 864],
    ['Osijek', 45.555, 18.694, 540],
    ['Zadar', 44.119, 15.231, 477],
    ['Dubrovnik', 42.65, 18.094, 391],
    ['Varaždin', 46.305, 16.336, 362],
  ],
  jobs: [
    {
      title: 'Medicinska sestra / tehničar (m/ž)',
      employer: 'Poliklinika Lavanda',
      hue: 275,
      place: 'Zagreb, Trešnjevka',
      pay: [1700, 1950],
      category: 'healthcare-social',
      text: 'Ambulanta bez noćnih smjena, šest kolega i stalni mentor u prvim mjesecima.',
    },
    {
      title: 'Voditelj smjene u kuhinji (m/ž)',
      employer: 'Maslina Resort, Brač',
      hue: 218,
      place: 'Bol, Brač',
      pay: [2100, 2500],
      category: 'tourism-hospitality',
      text: 'Cijela sezona, smještaj i tri obroka. Tražimo nekoga tko voli miran servis.',
    },
    {
      title: 'Skladištar / viličarist (m/ž)',
      employer: 'Lučka Logistika',
      hue: 240,
      place: 'Zagreb, Žitnjak',
      pay: [1300, 1550],
      category: 'warehouse-logistics',
      text: 'Novi regali, jedanaest ljudi i slobodan svaki drugi petak.',
    },
    {
      title: 'Voditelj računovodstva (m/ž)',
      employer: 'Kotač Servis',
      hue: 30,
      place: 'Velika Gorica',
      pay: null,
      category: 'economics-finance-accounting',
      text: 'Dva dana tjedno od kuće.',
    },
  ],
};

const students: Market = {
  ...croatia,
  jobs: [
    { ...croatia.jobs[2], title: 'Komisioner, studentski posao (m/ž)', pay: [980, 1120] },
    { ...croatia.jobs[0], title: 'Praktikant na prijemu (m/ž)', pay: [900, 1000] },
    { ...croatia.jobs[1], title: 'Pomoćnik u kuhinji preko ljeta (m/ž)', pay: [1100, 1300] },
    { ...croatia.jobs[3], title: 'Studentica u računovodstvu (m/ž)' },
  ],
};

const bosnia: Market = {
  towns: [
    ['Sarajevo', 43.856, 18.413, 1284],
    ['Banja Luka', 44.772, 17.191, 472],
    ['Tuzla', 44.538, 18.667, 318],
    ['Mostar', 43.343, 17.808, 241],
    ['Zenica', 44.203, 17.907, 226],
    ['Bihać', 44.812, 15.868, 118],
  ],
  jobs: [
    {
      title: 'Medicinska sestra / tehničar (m/ž)',
      employer: 'Poliklinika Ljiljan',
      hue: 275,
      place: 'Sarajevo, Ilidža',
      pay: [2100, 2500],
      category: 'healthcare-social',
      text: 'Ambulanta bez noćnih smjena i plaćen prijevoz.',
    },
    {
      title: 'Vozač C+E kategorije (m/ž)',
      employer: 'Prijevoz Bosna',
      hue: 160,
      place: 'Tuzla',
      pay: [3400, 4200],
      category: 'transport-maritime',
      text: 'Svaki vikend kod kuće, kamion mlađi od tri godine.',
    },
    {
      title: 'Programer – React (m/ž)',
      employer: 'Plavi Kod',
      hue: 255,
      place: 'Banja Luka',
      pay: [4200, 6000],
      category: 'it-telecom',
      text: 'Mali tim, petak do 14 sati.',
    },
    {
      title: 'Pekar (m/ž)',
      employer: 'Pekara Klas',
      hue: 65,
      place: 'Mostar',
      pay: null,
      category: 'manufacturing-crafts',
      text: 'Rad od 4 do 12 sati, nedjelja slobodna.',
    },
  ],
};

const macedonia: Market = {
  towns: [
    ['Скопје', 41.998, 21.425, 2940],
    ['Битола', 41.031, 21.334, 512],
    ['Тетово', 42.009, 20.972, 334],
    ['Куманово', 42.132, 21.714, 301],
    ['Охрид', 41.117, 20.802, 286],
    ['Штип', 41.736, 22.196, 254],
  ],
  jobs: [
    {
      title: 'Фармацевт во градска аптека (м/ж)',
      employer: 'Ѕвезда Фарма',
      hue: 165,
      place: 'Скопје, Карпош',
      pay: [62_000, 74_000],
      category: 'pharma-biotech',
      text: 'Аптека со двајца колеги, недела е слободна.',
    },
    {
      title: 'Водител на смена во ресторан (м/ж)',
      employer: 'Хотел Езеро',
      hue: 218,
      place: 'Охрид',
      pay: [48_000, 56_000],
      category: 'tourism-hospitality',
      text: 'Цела сезона, сместување и три оброка.',
    },
    {
      title: 'Магационер (м/ж)',
      employer: 'Вардар Логистика',
      hue: 240,
      place: 'Куманово',
      pay: [34_000, 39_000],
      category: 'warehouse-logistics',
      text: 'Две смени и организиран превоз.',
    },
    {
      title: 'Сметководител (м/ж)',
      employer: 'Број и Ред',
      hue: 30,
      place: 'Битола',
      pay: null,
      category: 'economics-finance-accounting',
      text: 'Два дена неделно од дома.',
    },
  ],
};

export const markets: Record<BrandId, Market> = { hr: croatia, kampus: students, ba: bosnia, mk: macedonia };

/** The towns as the map takes them; their links lead nowhere but here. */
export const mapPlaces = ({ towns }: Market, number: (value: number) => string): RadarMapPlace[] =>
  towns.map(([name, latitude, longitude, count]) => ({
    name,
    latitude,
    longitude,
    count,
    countText: number(count),
    href: `#${encodeURIComponent(name)}`,
  }));
