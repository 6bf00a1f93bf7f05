import { tokens } from '@radar/domain/words';
import { namesOnlyWork } from './text-query.ts';

/** Where people of a trade work as a rule: an ad for one need not say it. */
const workplaces: ReadonlySet<string> = new Set(
  tokens(
    'ordinacija ambulanta klinika poliklinika bolnica dom restoran restavracija kafić kafe kafana kavana kavarna hotel bistro gostiona gostilna picerija trgovina prodavaonica prodavnica dućan market supermarket ured kancelarija pisarna firma tvrtka podjetje kompanija škola vrtić salon servis radionica delavnica tvornica fabrika tovarna pogon gradilište gradbišče skladište skladišče magacin ' +
      'ординација амбуланта клиника болница ресторан кафуле кафе хотел продавница дуќан маркет канцеларија фирма компанија училиште градинка салон сервис работилница фабрика градилиште магацин ' +
      'restaurant hotel clinic hospital office shop store company school factory workshop',
  ),
);

/** The words of a search without where its trade is plied: `konobar u kafiću` is `konobar`. Null where that is no trade. */
export const withoutWorkplace = (words: readonly string[]): string[] | null => {
  const rest = words.filter((word) => !workplaces.has(word));
  return rest.length === 0 || rest.length === words.length || !namesOnlyWork(rest) ? null : rest;
};
