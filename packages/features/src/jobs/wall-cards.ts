/** The wall as the server's page at this address shows it. @throws Error when it cannot be had */
export const readWall = async (address: string) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`The page answered ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const wall = page.querySelector<HTMLElement>('[data-wall]');
  if (wall === null) throw new Error('The page has no wall.');
  const { next = '', progress = '', share } = wall.dataset;
  return {
    cards: [...wall.querySelectorAll<HTMLElement>('[data-job-id]')].map((card) => ({
      id: Number(card.dataset.jobId),
      html: card.outerHTML,
    })),
    nextHref: next === '' ? null : next,
    progress,
    share: Number(share),
  };
};
