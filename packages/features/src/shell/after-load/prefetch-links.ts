/** Pages asked for at once. */
const mostAtOnce = 5;

/** A pointer that only passes over a link is not interested. */
const interestMs = 80;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor pays dearly for bytes. */
const isThrifty = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

const isHere = ({ origin, pathname, search }: URL): boolean =>
  origin === location.origin && pathname === location.pathname && search === location.search;

/** The page that a link leads to, if it may be fetched before anybody asked for it. */
const pageOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.hreflang) return null;
  if (link.dataset['prefetch'] === 'no') return null;
  const url = new URL(link.href);
  return url.origin !== location.origin || isHere(url) || url.pathname.startsWith('/api/') ? null : url.href;
};

/** Fetches the page of a link that a pointer rests on, a finger touches or the keyboard has reached. */
export const prefetchLinks = (): void => {
  const known = new Set<string>();
  const waiting: string[] = [];
  let open = 0;
  let timer: number | undefined;

  const next = (): void => {
    const href = open < mostAtOnce ? waiting.shift() : undefined;
    if (href === undefined) return;
    open += 1;
    const hint = document.createElement('link');
    Object.assign(hint, { rel: 'prefetch', as: 'document', href });
    const end = (): void => {
      open -= 1;
      hint.remove();
      next();
    };
    hint.addEventListener('load', end);
    hint.addEventListener('error', end);
    document.head.append(hint);
  };
  const consider = ({ target }: Event): void => {
    clearTimeout(timer);
    const page = pageOf(target);
    if (page === null || known.has(page) || isThrifty()) return;
    timer = window.setTimeout(() => {
      known.add(page);
      waiting.push(page);
      next();
    }, interestMs);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
};
