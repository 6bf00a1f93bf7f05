'use client';

import { useEffect } from 'react';
import { comparedJobs } from '../shell/device/id-list.ts';
import { comparedAddress } from './compared-ids.ts';

type CompareSyncProps = {
  /** Jobs that the page shows; null when its address names none. */
  ids: readonly number[] | null;
  /** Address of the comparison, without jobs. */
  address: string;
};

/** The address and the device's list follow each other: an address without jobs shows what the device keeps. */
export const CompareSync = ({ ids, address }: CompareSyncProps) => {
  useEffect(() => {
    const kept = comparedJobs.get();
    if (ids !== null) comparedJobs.replace(ids);
    else if (kept.length > 0) window.location.replace(comparedAddress(address, kept));
  }, [ids, address]);
  return null;
};
