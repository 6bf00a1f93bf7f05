import type { Meta, StoryObj } from '@storybook/react-vite';
import { bosnianTowns, croatianTowns, macedonianTowns } from '../radar-map/radar-map.samples.ts';
import { RadarMap } from '../radar-map/radar-map.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Hero } from './hero.tsx';

export default {
  title: 'Page/Hero',
  component: Hero,
  parameters: { bare: true },
  args: {
    title: '12.486 poslova. Jedan je baš vaš.',
    lead: 'Oglasi s provjerenim rokom, plaćom gdje god je navedena i netom izračunatim za vaše mjesto.',
    map: <RadarMap places={croatianTowns} shape="circle" label="Poslovi po gradovima, udaljenost od Zagreba" />,
    search: (
      <SearchBox
        action="/poslovi"
        label="Pretraga poslova"
        what={{ name: 'sto', label: 'Što tražite?', placeholder: 'Radno mjesto, vještina ili tvrtka' }}
        where={{ name: 'gdje', label: 'Gdje?', placeholder: 'Grad ili županija' }}
        submitLabel="Pretraži"
      />
    ),
    popularLabel: 'Često se traži',
    popular: [
      { href: '/poslovi/zagreb', label: 'Zagreb', count: '4.218' },
      { href: '/poslovi/prodavac', label: 'Prodavač', count: '1.106' },
      { href: '/poslovi/rad-od-kuce', label: 'Rad od kuće', count: '689' },
      { href: '/poslovi/vozac', label: 'Vozač', count: '742' },
      { href: '/poslovi/sezona', label: 'Sezonski posao', count: '318' },
    ],
  },
} satisfies Meta<typeof Hero>;

type Story = StoryObj<typeof Hero>;

export const Croatia: Story = {};

export const Bosnia: Story = {
  globals: { brand: 'ba', language: 'bs' },
  args: {
    title: '3.214 poslova. Jedan je baš vaš.',
    map: <RadarMap places={bosnianTowns} shape="arch" label="Poslovi po gradovima, udaljenost od Sarajeva" />,
  },
};

export const Macedonia: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    title: '5.874 работни места. Едно е токму за вас.',
    lead: 'Огласи со проверен рок, плата секаде каде што е наведена и нето пресметано за вас.',
    map: (
      <RadarMap places={macedonianTowns} shape="sun" unit="км" label="Работни места по градови, растојание од Скопје" />
    ),
    search: (
      <SearchBox
        action="/rabota"
        label="Пребарување работни места"
        what={{ name: 'sto', label: 'Што барате?', placeholder: 'Работно место, вештина или компанија' }}
        where={{ name: 'kade', label: 'Каде?', placeholder: 'Град или регион' }}
        submitLabel="Пребарај"
      />
    ),
    popular: [{ href: '/rabota/skopje', label: 'Скопје', count: '2.940' }],
  },
};

export const Kampus: Story = {
  globals: { brand: 'kampus' },
  args: {
    title: '1.932 studentska posla. Uklopi jedan u raspored.',
    lead: 'Satnica na prvom mjestu, smjene oko predavanja, praksa koja se računa.',
    map: <RadarMap places={croatianTowns} shape="square" label="Studentski poslovi po gradovima" />,
  },
};

export const WithoutMap: Story = { args: { map: undefined, popular: [] } };
