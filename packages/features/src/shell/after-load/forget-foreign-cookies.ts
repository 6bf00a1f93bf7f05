import { storedItems } from '@radar/config/cookies';

const ours = new Set(storedItems.filter(({ place }) => place === 'cookie').map(({ name }) => name));

/** `a.b.c`, `b.c`, `c`: a script may have set its cookie for any of them. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
};

/** Deletes every readable cookie that is not in our own table. */
export const forgetForeignCookies = (): void => {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    if (name === '' || ours.has(name)) continue;
    const gone = `${name}=; path=/; max-age=0`;
    document.cookie = gone;
    for (const domain of domainsOf(location.hostname)) document.cookie = `${gone}; domain=${domain}`;
  }
};
