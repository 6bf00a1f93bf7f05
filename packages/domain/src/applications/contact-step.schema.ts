import * as z from 'zod/mini';
import { OptionalEmailAddress, OptionalPhoneNumber, personName } from '../text/values.schema.ts';

/** ISO 3166-1 alpha-2, or nothing. */
const OptionalCountry = z.string().check(z.regex(/^(?:[A-Z]{2})?$/, 'country'));

/** The contact step of the form: a name, and an e-mail or a phone number, to one of which the code goes. */
export const ContactStep = z
  .object({
    firstName: personName(255),
    lastName: personName(255),
    email: OptionalEmailAddress,
    phone: OptionalPhoneNumber,
    nationality: OptionalCountry,
  })
  .check(
    z.refine(({ email, phone }) => email !== '' || phone !== '', {
      error: 'emailOrPhone',
      path: ['email'],
      // Told together with what else is missing.
      when: () => true,
    }),
  );
export type ContactStep = z.output<typeof ContactStep>;
