const earthRadiusKm = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export type Position = {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
};

/** Great-circle distance in km and initial bearing in radians, clockwise from north. */
export function courseTo(from: Position, to: Position): { km: number; bearing: number } {
  const fromLatitude = toRadians(from.latitude);
  const toLatitude = toRadians(to.latitude);
  const longitudes = toRadians(to.longitude - from.longitude);
  const haversine =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin(longitudes / 2) ** 2;
  return {
    km: 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine)),
    bearing: Math.atan2(
      Math.sin(longitudes) * Math.cos(toLatitude),
      Math.cos(fromLatitude) * Math.sin(toLatitude) -
        Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(longitudes),
    ),
  };
}

export type Box = { left: number; top: number; right: number; bottom: number };

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export type MapPlace = Position & {
  name: string;
  /** Number of jobs, which gives the dot its size. */
  count: number;
  /** The same in words of the page: "4.218". */
  countText: string;
};

export type MapLabel = {
  /** Where the text begins or ends. */
  x: number;
  /** Base line of the name; the count stands one line lower. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
};

export type MapDot = {
  x: number;
  y: number;
  radius: number;
  /** Null where the name would cover another one. */
  label: MapLabel | null;
};

export type MapRing = { km: number; radius: number };

export type RadarGeometry = {
  centre: { x: number; y: number };
  rings: MapRing[];
  /** In the order of the places. */
  dots: MapDot[];
};

export const mapWidth = 620;
export const mapHeight = 560;
export const haloWidth = 7;
export const labelLineHeight = 17;

/** Room for names; more on the left, where the search box may reach under the map. */
const margin = { left: 124, right: 84, y: 56 };
const labelGap = 4;
const letterWidth = 9;
const mostRings = 4;
const ringSteps = [10, 20, 50, 100, 200, 500];

/** Dots at their true bearing and distance from the first place, as large as the picture allows, north up. */
export function layOut(places: readonly MapPlace[]): RadarGeometry {
  const [first] = places;
  if (!first) throw new RangeError('A map needs a place to start from');

  const courses = places.map((place) => courseTo(first, place));
  const offsets = courses.map(({ km, bearing }) => ({ x: km * Math.sin(bearing), y: -km * Math.cos(bearing) }));
  const left = Math.min(...offsets.map(({ x }) => x));
  const right = Math.max(...offsets.map(({ x }) => x));
  const top = Math.min(...offsets.map(({ y }) => y));
  const bottom = Math.max(...offsets.map(({ y }) => y));
  const fit = Math.min(
    (mapWidth - margin.left - margin.right) / (right - left),
    (mapHeight - 2 * margin.y) / (bottom - top),
  );
  const pixelsPerKm = Number.isFinite(fit) ? fit : 1;
  const centre = {
    x: (mapWidth + margin.left - margin.right) / 2 - ((left + right) / 2) * pixelsPerKm,
    y: mapHeight / 2 - ((top + bottom) / 2) * pixelsPerKm,
  };

  const most = Math.max(...places.map(({ count }) => count), 1);
  const dots = places.map(({ count }, index): MapDot => {
    const offset = offsets[index] ?? { x: 0, y: 0 };
    return {
      x: centre.x + offset.x * pixelsPerKm,
      y: centre.y + offset.y * pixelsPerKm,
      radius: 3.5 + 9.5 * Math.sqrt(count / most),
      label: null,
    };
  });
  placeLabels(places, dots);

  return { centre, rings: ringsFor(Math.max(...courses.map(({ km }) => km)), pixelsPerKm), dots };
}

/** Rings at round distances: half a step, then whole ones out to about the farthest place. */
export function ringsFor(farthestKm: number, pixelsPerKm: number): MapRing[] {
  const step = ringSteps.find((km) => mostRings * km >= farthestKm * 0.85) ?? Math.ceil(farthestKm / mostRings);
  const whole = Math.min(mostRings, Math.max(1, Math.ceil(farthestKm / step)));
  return [0.5, ...Array.from({ length: whole }, (_, index) => index + 1)].map((steps) => ({
    km: steps * step,
    radius: steps * step * pixelsPerKm,
  }));
}

/** Places with more jobs choose first; who finds no free side stays without a name. */
function placeLabels(places: readonly MapPlace[], dots: MapDot[]) {
  const taken = dots.map(({ x, y, radius }): Box => {
    const reach = radius + haloWidth / 2;
    return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  });
  const byCount = places.map((_, index) => index).toSorted((a, b) => (places[b]?.count ?? 0) - (places[a]?.count ?? 0));
  for (const index of byCount) {
    const place = places[index];
    const dot = dots[index];
    if (!place || !dot) continue;
    const width = Math.max(place.name.length, place.countText.length) * letterWidth;
    const label = labelSides(dot, width).find(({ box }) => fits(box) && !taken.some((other) => overlap(box, other)));
    if (!label) continue;
    dot.label = label;
    taken.push(label.box);
  }
}

function fits(box: Box): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= mapWidth && box.bottom <= mapHeight;
}

/** Where a name may stand around its dot, best first. */
function labelSides({ x, y, radius }: MapDot, width: number): MapLabel[] {
  const reach = radius + haloWidth + labelGap;
  const height = 2 * labelLineHeight;
  const ascent = 12;
  const beside = (dy: number): MapLabel[] => {
    const top = y + dy - height / 2;
    return [
      {
        x: x + reach,
        y: top + ascent,
        anchor: 'start',
        box: { left: x + reach, top, right: x + reach + width, bottom: top + height },
      },
      {
        x: x - reach,
        y: top + ascent,
        anchor: 'end',
        box: { left: x - reach - width, top, right: x - reach, bottom: top + height },
      },
    ];
  };
  const over = (top: number): MapLabel => ({
    x,
    y: top + ascent,
    anchor: 'middle',
    box: { left: x - width / 2, top, right: x + width / 2, bottom: top + height },
  });
  return [
    ...beside(0),
    ...beside(-labelLineHeight),
    ...beside(labelLineHeight),
    over(y + reach - labelGap),
    over(y - reach + labelGap - height),
  ];
}
