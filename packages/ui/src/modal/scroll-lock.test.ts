import { expect, it } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

it('holds the page until the last holder lets go, and makes up for the scroll bar', () => {
  const page = { documentElement: { clientWidth: 985, style: { overflow: '', paddingInlineEnd: '' } } };
  const { style } = page.documentElement;

  const first = lockScroll(page, 1000);
  const second = lockScroll(page, 1000);
  expect(style).toEqual({ overflow: 'hidden', paddingInlineEnd: '15px' });

  first();
  first();
  expect(style.overflow).toBe('hidden');

  second();
  expect(style).toEqual({ overflow: '', paddingInlineEnd: '' });
});
