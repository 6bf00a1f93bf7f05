'use client';

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Addresses } from './step-props.ts';

const openIn = (href: string) =>
  // A new tab: leaving the form for the terms must not lose it.
  function Terms(words: ReactNode) {
    return (
      <a key={href} href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    );
  };

/** Words beside the box, with links to both texts. */
export const AcceptTerms = ({ addresses }: { addresses: Addresses }) => (
  <FormattedMessage
    id="apply.acceptTos"
    values={{ terms: openIn(addresses.terms), privacy: openIn(addresses.privacy) }}
  />
);
