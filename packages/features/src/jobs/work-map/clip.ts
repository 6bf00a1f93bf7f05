export type Point = readonly [x: number, y: number];
export type Frame = { left: number; top: number; right: number; bottom: number };

type Edge = { isInside: (point: Point) => boolean; cross: (from: Point, to: Point) => Point };

const atX = (edge: number, [x, y]: Point, [toX, toY]: Point): Point => [edge, y + ((edge - x) / (toX - x)) * (toY - y)];
const atY = (edge: number, [x, y]: Point, [toX, toY]: Point): Point => [x + ((edge - y) / (toY - y)) * (toX - x), edge];

const edgesOf = ({ left, top, right, bottom }: Frame): Edge[] => [
  { isInside: ([x]) => x >= left, cross: (from, to) => atX(left, from, to) },
  { isInside: ([x]) => x <= right, cross: (from, to) => atX(right, from, to) },
  { isInside: ([, y]) => y >= top, cross: (from, to) => atY(top, from, to) },
  { isInside: ([, y]) => y <= bottom, cross: (from, to) => atY(bottom, from, to) },
];

/** The part of a closed ring that lies within a frame (Sutherland and Hodgman, 1974); empty where none does. */
export const clipRing = (ring: readonly Point[], frame: Frame): Point[] =>
  edgesOf(frame).reduce<Point[]>(
    (points, { isInside, cross }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossing = isInside(point) === isInside(before) ? [] : [cross(before, point)];
        return isInside(point) ? [...crossing, point] : crossing;
      }),
    [...ring],
  );
