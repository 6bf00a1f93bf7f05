'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { isSignedIn } from '../shell/device/is-signed-in.ts';
import type { NewSearch, SearchWords } from '../shell/device/save-search.ts';
import { rememberSearch } from '../shell/search-box/recent-searches.ts';
import type { Locale } from '@radar/i18n/locales';
import { closeSheet, isSheetOpen, openSheet } from './filter-sheet.ts';
import { addressOf, isPlainPress, notePlace, placeIn, resetFields } from './soft-navigation.ts';

type SearchIslandProps = {
  /** The search that the page shows now; another one tells that an answer has come. */
  address: string;
  /** Moment that the list stands for: kept in the history, so that Back shows the same list. Null without a list. */
  asOf: string | null;
  /** What was searched, for the searches that this device remembers. Null: nothing worth it. */
  label: string | null;
  hasResults: boolean;
  /** The same search as an account keeps it. */
  search: NewSearch;
  saving: SearchWords;
  locale: Locale;
};

const scrollPauseMs = 100;
const wide = '(min-width: 1280px)';

/** Where the reader goes after an answer: stays, or to the top of the list. */
type Target = 'stay' | 'list';

/**
 * Searches without reloading: one listener for links, forms and filters of the page. While an answer is on its way the
 * old list stays, dimmed; after 400 ms the shape of a list lies over it. What only a press needs is fetched by it.
 */
export const SearchIsland = ({ address, asOf, label, hasResults, search, saving, locale }: SearchIslandProps) => {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const target = useRef<Target>('stay');
  const hasPushedInSheet = useRef(false);
  /** Where the way back leads to, until its list has come. */
  const wayBack = useRef<number | null>(null);

  const go = useEffectEvent((to: string, next: Target) => {
    const offline = document.querySelector<HTMLElement>('[data-offline]');
    if (offline) offline.hidden = navigator.onLine;
    if (!navigator.onLine) {
      window.addEventListener('online', () => go(to, next), { once: true });
      return;
    }
    target.current = next;
    wayBack.current = null;
    notePlace();
    const isReplaced = isSheetOpen() && hasPushedInSheet.current;
    hasPushedInSheet.current = isSheetOpen();
    startTransition(() => router[isReplaced ? 'replace' : 'push'](to, { scroll: false }));
  });

  const searchNearMe = useEffectEvent(async (button: HTMLElement): Promise<void> => {
    const { addressNearMe } = await import('./near-me.ts');
    const to = await addressNearMe(button);
    if (to !== null) go(to, 'stay');
  });

  const keep = useEffectEvent(async (button: HTMLElement): Promise<void> => {
    const { toggleSaved } = await import('./keep-search.ts');
    await toggleSaved(button, { search, words: saving, locale });
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const saveButton = event.target.closest<HTMLElement>('[data-save-search]');
    if (saveButton) keep(saveButton).catch(() => {});
    const nearButton = event.target.closest<HTMLElement>('[data-near-me]');
    if (nearButton) searchNearMe(nearButton).catch(() => {});
    if (event.target.closest('[data-filters-close]')) closeSheet();
    const link = event.target.closest('a');
    if (!link || !isPlainPress(event) || link.target !== '' || link.origin !== location.origin) return;
    if (link.dataset['filtersOpen'] !== undefined) {
      event.preventDefault();
      hasPushedInSheet.current = false;
      openSheet();
    } else if (link.pathname === location.pathname && link.hash === '') {
      event.preventDefault();
      go(link.pathname + link.search, link.closest('nav') ? 'list' : 'stay');
    } else if (asOf !== null && link.hash === '') {
      // The way back leads to this very list, though new ads may have come.
      const own = new URL(location.href);
      own.searchParams.set('asOf', asOf);
      history.replaceState(history.state, '', own);
    }
  });

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== location.pathname) return;
    event.preventDefault();
    go(addressOf(form), 'list');
  });

  const onChange = useEffectEvent((event: Event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.form?.dataset['searchForm'] !== 'filters') return;
    if (field.dataset['filterFind'] === undefined && field.checkValidity()) go(addressOf(field.form), 'stay');
  });

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('click', (event) => onClick(event), listening);
    document.addEventListener('submit', (event) => onSubmit(event), listening);
    document.addEventListener('change', (event) => onChange(event), listening);
    document.addEventListener(
      'input',
      ({ target: find }) => {
        if (find instanceof HTMLInputElement && find.dataset['filterFind'] !== undefined)
          import('./narrow-values.ts').then(({ narrowValues }) => narrowValues(find)).catch(() => {});
      },
      listening,
    );
    window.addEventListener(
      'popstate',
      ({ state }: PopStateEvent) => {
        wayBack.current = placeIn(state);
        closeSheet();
      },
      listening,
    );
    let noting: ReturnType<typeof setTimeout> | undefined;
    window.addEventListener(
      'scroll',
      () => {
        clearTimeout(noting);
        noting = setTimeout(() => wayBack.current === null && notePlace(), scrollPauseMs);
      },
      { signal: listening.signal, passive: true },
    );
    // Beside the results the filters need no sheet.
    matchMedia(wide).addEventListener('change', ({ matches }) => matches && closeSheet(), listening);
    document.querySelector('[data-search-form="filters"]')?.setAttribute('data-live', '');
    return () => {
      listening.abort();
      clearTimeout(noting);
    };
  }, []);

  useEffect(() => {
    const list = document.querySelector('[data-state]');
    list?.setAttribute('aria-busy', String(isPending));
    if (isPending) return;
    resetFields(document);
    if (wayBack.current !== null) {
      scrollTo(0, wayBack.current);
      wayBack.current = null;
    } else if (target.current === 'list') {
      const heading = list?.querySelector<HTMLElement>('h1');
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'start' });
    }
    target.current = 'stay';
  }, [address, isPending]);

  useEffect(() => {
    if (!isSignedIn()) {
      if (label !== null) rememberSearch({ label, address });
      return;
    }
    const button = document.querySelector<HTMLElement>('[data-save-search]');
    if (button === null) return;
    import('./keep-search.ts')
      .then(({ rememberSigned }) => rememberSigned(button, search.query, hasResults, locale))
      // Offline, or signed out elsewhere: a search that nobody remembers.
      .catch(() => {});
    // A search is told by its address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [label, address]);

  return null;
};
