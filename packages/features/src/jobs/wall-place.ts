const key = 'wall-place';

type Place = { address: string; jobId: string; top: number };

const here = (): string => window.location.pathname + window.location.search;

const cardsInWall = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-wall] [data-job-id]')];

/** Keeps which card stands at the top of the screen, and how far from its edge. */
export const keepPlace = (): void => {
  const card = cardsInWall().find((one) => one.getBoundingClientRect().top >= 0);
  const { jobId } = card?.dataset ?? {};
  try {
    if (card === undefined || jobId === undefined) sessionStorage.removeItem(key);
    else {
      const place: Place = { address: here(), jobId, top: card.getBoundingClientRect().top };
      sessionStorage.setItem(key, JSON.stringify(place));
    }
  } catch {
    // Storage may be closed to us: then the browser's own memory of the place must do.
  }
};

/** Brings the kept card back to where it stood. */
export const returnToPlace = (): void => {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Place | null;
    if (place === null || place.address !== here()) return;
    const card = cardsInWall().find(({ dataset }) => dataset.jobId === place.jobId);
    if (card !== undefined) window.scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
  } catch {
    // Closed, or not ours.
  }
};
