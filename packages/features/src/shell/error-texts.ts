/**
 * Words of the error page in all languages. They travel with the page and not through the message loader, because the
 * loader may be what failed; the test of messages holds them against `shell.json`.
 */
export const errorTexts = {
  hr: {
    title: 'Nešto je pošlo po zlu',
    text: 'Greška je kod nas, ne kod vas. Osvježite stranicu ili pokušajte kasnije.',
    reload: 'Osvježi',
    home: 'Na početnu',
  },
  en: {
    title: 'Something went wrong',
    text: 'The fault is ours, not yours. Reload the page or try again later.',
    reload: 'Reload',
    home: 'Go to the home page',
  },
  sl: {
    title: 'Nekaj je šlo narobe',
    text: 'Napaka je pri nas, ne pri vas. Osvežite stran ali poskusite pozneje.',
    reload: 'Osveži',
    home: 'Na prvo stran',
  },
  bs: {
    title: 'Nešto je pošlo po zlu',
    text: 'Greška je kod nas, ne kod vas. Osvježite stranicu ili pokušajte kasnije.',
    reload: 'Osvježi',
    home: 'Na početnu',
  },
  mk: {
    title: 'Нешто тргна наопаку',
    text: 'Грешката е кај нас, не кај вас. Освежете ја страницата или обидете се подоцна.',
    reload: 'Освежи',
    home: 'Кон почетната',
  },
} as const;
