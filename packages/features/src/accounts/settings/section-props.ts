import type { Caller } from '@radar/api-client/caller';
import type { Me } from '@radar/domain/accounts';
import type { MessageId } from '@radar/i18n/intl';

/** What every section of the settings gets. */
export type SectionProps = {
  me: Me;
  call: Caller;
  /** The person after a change, as the API answered. */
  onChanged: (me: Me) => void;
  /**
   * Runs a change of a form. What a field is to blame for is thrown back to the form; an ended session asks to sign in
   * and goes on; anything else is told in a toast with this title. What was typed stays.
   * @param passwordField the field that a wrong password is blamed on; `password` unless told otherwise
   */
  attempt: (failed: MessageId, change: () => Promise<void>, passwordField?: string) => Promise<void>;
};
