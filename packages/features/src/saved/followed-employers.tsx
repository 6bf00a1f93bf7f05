import type { Caller } from '@radar/api-client/caller';
import { getFollowedEmployers } from '@radar/domain/saved';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { employerItems } from './employer-items.ts';
import { MarkList } from './mark-list.tsx';

type FollowedEmployersProps = {
  /** Asks the API as this person. */
  call: Caller;
  /** With the words of `hiding`, `saved` and `errors`. */
  translator: Translator;
};

/** Employers that the person follows, last followed first. */
export const FollowedEmployers = async ({ call, translator }: FollowedEmployersProps) => {
  const { t, locale, date } = translator;
  const employers = await call(getFollowedEmployers, {});
  return (
    <MarkList
      locale={locale}
      choice="follow"
      label={t('hiding.tabFollowed')}
      remove={t('hiding.unfollowShort')}
      items={employerItems(translator, employers, {
        at: (moment) => t('hiding.followedAt', { date: date(moment) }),
        removeLabel: (name) => t('hiding.unfollowNamed', { name }),
      })}
      words={{
        removed: t('hiding.unfollowed'),
        restored: t('hiding.followed'),
        undo: t('hiding.undo'),
        failed: t('hiding.failed'),
        full: t('errors.TOO_MANY_SAVED'),
      }}
    >
      <EmptyState title={t('hiding.emptyFollowedTitle')} message={t('hiding.emptyFollowedText')}>
        <ButtonLink look="main" size="l" href={href(locale, 'job-search')}>
          {t('saved.find')}
        </ButtonLink>
      </EmptyState>
    </MarkList>
  );
};
