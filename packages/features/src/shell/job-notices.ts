/** Notes of a job's page, by the fragment of its address that shows them: the page itself is the same for everybody. */
export const jobNotices = { closed: 'closed', unsupported: 'apply-elsewhere' } as const;
