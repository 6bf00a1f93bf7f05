'use client';

import type { Caller } from '@radar/api-client/caller';
import { getMe, type Me } from '@radar/domain/accounts';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const queryKey = ['me'];

/**
 * The signed-in person on a page of theirs: first as the server drew them, from then on as React Query holds them. They are
 * asked for anew whenever the tab comes back into sight: an address that was confirmed in another tab shows here too.
 * @returns the person, and a way to put an answer of the API in their place
 */
export const useMe = (first: Me, call: Caller): [Me, (me: Me) => void] => {
  // Of this page alone: on the server, a client that requests share would mix people.
  const [client] = useState(() => new QueryClient());
  useEffect(() => {
    // Without a provider nobody else makes it listen for the tab.
    client.mount();
    return () => client.unmount();
  }, [client]);
  const { data } = useQuery(
    {
      queryKey,
      queryFn: () => call(getMe, {}),
      initialData: first,
      refetchOnMount: false,
      // What fails is asked for the next time: the page is complete as it is.
      retry: false,
    },
    client,
  );
  return [data, (me) => void client.setQueryData(queryKey, me)];
};
