import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

it('numbers the way down from 1 and names whole addresses', () => {
  const crumbs = [
    { href: '/poslovi', label: 'Poslovi' },
    { href: '/posao/7/konobar', label: 'Konobar' },
  ];
  expect(breadcrumbList('https://radar.example', crumbs)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Poslovi', item: 'https://radar.example/poslovi' },
      { '@type': 'ListItem', position: 2, name: 'Konobar', item: 'https://radar.example/posao/7/konobar' },
    ],
  });
});
