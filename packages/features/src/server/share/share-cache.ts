type Image = Uint8Array<ArrayBuffer>;

type Limits = {
  /** Images that are kept; the longest unused one goes first. */
  images: number;
  /** Drawn at the same time. */
  atOnce: number;
  /** Drawings that may wait for their turn. */
  waiting: number;
};

/** Keeps drawn images and bounds the drawing: it costs a tenth of a second of a processor each. */
export const createShareCache = ({ images, atOnce, waiting }: Limits) => {
  const kept = new Map<string, Promise<Image>>();
  const queue: (() => void)[] = [];
  let drawing = 0;

  const inTurn = async (draw: () => Promise<Image>): Promise<Image> => {
    if (drawing >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    drawing += 1;
    try {
      return await draw();
    } finally {
      drawing -= 1;
      queue.shift()?.();
    }
  };

  return {
    /** The image of a key, drawn once; null when too many wait already. */
    get: async (key: string, draw: () => Promise<Image>): Promise<Image | null> => {
      const known = kept.get(key);
      if (known === undefined && queue.length >= waiting) return null;
      const image = known ?? inTurn(draw);
      kept.delete(key);
      kept.set(key, image);
      const [oldest] = kept.keys();
      if (kept.size > images && oldest !== undefined) kept.delete(oldest);
      try {
        return await image;
      } catch (error) {
        kept.delete(key);
        throw error;
      }
    },
  };
};
