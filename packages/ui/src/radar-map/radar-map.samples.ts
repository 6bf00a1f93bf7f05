import type { RadarMapPlace } from './radar-map.tsx';

const town = (name: string, latitude: number, longitude: number, count: number): RadarMapPlace => ({
  name,
  latitude,
  longitude,
  count,
  countText: count.toLocaleString('de'),
  href: `/poslovi/${encodeURIComponent(name)}`,
});

export const croatianTowns = [
  town('Zagreb', 45.815, 15.982, 4218),
  town('Split', 43.508, 16.44, 1312),
  town('Rijeka', 45.327, 14.442, 864),
  town('Osijek', 45.555, 18.694, 540),
  town('Zadar', 44.119, 15.231, 477),
  town('Varaždin', 46.305, 16.336, 362),
  town('Dubrovnik', 42.65, 18.094, 391),
  town('Karlovac', 45.492, 15.555, 148),
  town('Pula', 44.867, 13.848, 233),
  town('Slavonski Brod', 45.16, 18.016, 120),
];

export const bosnianTowns = [
  town('Sarajevo', 43.856, 18.413, 1284),
  town('Banja Luka', 44.772, 17.191, 472),
  town('Tuzla', 44.538, 18.667, 318),
  town('Zenica', 44.203, 17.907, 226),
  town('Mostar', 43.343, 17.808, 241),
  town('Bihać', 44.812, 15.868, 118),
  town('Brčko', 44.87, 18.81, 96),
  town('Bijeljina', 44.757, 19.214, 88),
];

export const macedonianTowns = [
  town('Скопје', 41.998, 21.425, 2940),
  town('Битола', 41.031, 21.334, 512),
  town('Охрид', 41.117, 20.802, 286),
  town('Тетово', 42.009, 20.972, 334),
  town('Куманово', 42.132, 21.714, 301),
  town('Прилеп', 41.346, 21.554, 268),
  town('Штип', 41.736, 22.196, 254),
  town('Струмица', 41.438, 22.643, 213),
  town('Велес', 41.716, 21.775, 142),
];
