'use client';

import { TextLink } from '@radar/ui/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './sign-in.module.css';

const linkTo = (href: string) => (chunks: ReactNode) => (
  <TextLink key={href} href={href}>
    {chunks}
  </TextLink>
);

/** Where the terms stand, in a sentence. */
export const TermsLine = ({
  id,
  addresses,
}: {
  id: 'accounts.termsLine' | 'accounts.readTerms';
  addresses: { terms: string; privacy: string };
}) => (
  <p className={styles.quiet}>
    <FormattedMessage id={id} values={{ terms: linkTo(addresses.terms), privacy: linkTo(addresses.privacy) }} />
  </p>
);
