import type { SiteId } from '@radar/config/sites';
import type { Language } from './places.ts';

/** What differs between the feeds. */
export type Market = {
  siteId: SiteId;
  language: Language;
  country: string;
  currency: string;
  /** Pay is stated in these steps, whole units. */
  payStep: number;
  /** Share of the gross that is left, roughly, where an ad states net pay. */
  netShare: number;
  /** What a unit of the market's currency is in EUR: pay abroad is stated in EUR. */
  perEuro: number;
  phonePrefix: string;
  streets: readonly string[];
  /** Districts of the biggest towns: `Zagreb (Buzin)`. */
  districts: Readonly<Record<string, readonly string[]>>;
  /** `Ured`, where to come in person. */
  comeTo: (place: string) => string;
  writeTo: (employer: string, place: string) => string;
  seeAd: string;
};

const croatian = {
  language: 'hr',
  country: 'HR',
  currency: 'EUR',
  payStep: 10,
  netShare: 0.73,
  perEuro: 1,
  phonePrefix: '+385 1 555',
  streets: [
    'Ulica kralja Tomislava',
    'Vukovarska ulica',
    'Ulica Matije Gupca',
    'Školska ulica',
    'Zagrebačka ulica',
    'Ulica Stjepana Radića',
    'Obrtnička ulica',
    'Industrijska ulica',
    'Radnička cesta',
    'Ulica hrvatskih velikana',
    'Kolodvorska ulica',
    'Gospodarska ulica',
    'Trg slobode',
    'Ulica Ante Starčevića',
  ],
  districts: {
    Zagreb: ['Buzin', 'Žitnjak', 'Trešnjevka', 'Maksimir', 'Jankomir', 'Dubrava'],
    Split: ['Kopilica', 'Meje', 'Brodarica'],
    Rijeka: ['Trsat', 'Pehlin'],
    Osijek: ['Retfala', 'Tvrđa'],
  },
  comeTo: (place: string) => `Dođite radnim danom od 9 do 13 sati, ${place}. Ponesite životopis.`,
  writeTo: (employer: string, place: string) => `${employer}, ${place}, s naznakom „Za natječaj”`,
  seeAd: 'Prijave se primaju na informativnom razgovoru, termin dogovaramo telefonom.',
} as const satisfies Omit<Market, 'siteId'>;

export const markets = {
  hr: { siteId: 'hr', ...croatian },
  kampus: { siteId: 'kampus', ...croatian },
  ba: {
    siteId: 'ba',
    language: 'bs',
    country: 'BA',
    currency: 'BAM',
    payStep: 20,
    netShare: 0.66,
    perEuro: 1.95583,
    phonePrefix: '+387 33 555',
    streets: [
      'Zmaja od Bosne',
      'Maršala Tita',
      'Ulica Kralja Tvrtka',
      'Industrijska ulica',
      'Džemala Bijedića',
      'Alije Izetbegovića',
      'Vojvode Stepe',
      'Kralja Petra I Karađorđevića',
      'Ulica Slobode',
      'Školska ulica',
      'Branilaca grada',
      'Poslovna zona',
      'Patriotske lige',
      'Trg oslobođenja',
    ],
    districts: {
      Sarajevo: ['Ilidža', 'Stup', 'Otoka', 'Grbavica', 'Rajlovac'],
      'Banja Luka': ['Borik', 'Starčevica', 'Lazarevo'],
      Mostar: ['Rodoč', 'Cim'],
      Tuzla: ['Slatina', 'Siporex'],
    },
    comeTo: (place) => `Dođite radnim danom od 9 do 13 sati, ${place}. Ponesite biografiju.`,
    writeTo: (employer, place) => `${employer}, ${place}, s naznakom „Prijava na konkurs”`,
    seeAd: 'Prijave se primaju na informativnom razgovoru, termin dogovaramo telefonom.',
  },
  mk: {
    siteId: 'mk',
    language: 'mk',
    country: 'MK',
    currency: 'MKD',
    payStep: 500,
    netShare: 0.68,
    perEuro: 61.5,
    phonePrefix: '+389 2 555',
    streets: [
      'Партизанска',
      'Булевар Илинден',
      'Маршал Тито',
      'Гоце Делчев',
      'Индустриска',
      '11 Октомври',
      'Климент Охридски',
      'Јане Сандански',
      'Кеј 13 Ноември',
      'Кирил и Методиј',
      'Иво Лола Рибар',
      'Никола Карев',
      'Даме Груев',
      'Плоштад Слобода',
    ],
    districts: { Скопје: ['Аеродром', 'Карпош', 'Центар', 'Кисела Вода', 'Автокоманда'], Битола: ['Широк Сокак'] },
    comeTo: (place) => `Дојдете во работен ден од 9 до 13 часот, ${place}. Понесете биографија.`,
    writeTo: (employer, place) => `${employer}, ${place}, со назнака „За оглас“`,
    seeAd: 'Пријавите се примаат на информативен разговор, терминот го договараме по телефон.',
  },
} as const satisfies Partial<Record<SiteId, Market>>;

export type DemoSite = keyof typeof markets;

/** The day on which the feeds are composed, in their own time: everything lies around it. */
export const anchorDay = '2026-11-20';

export const adsPerSite = 2160;
