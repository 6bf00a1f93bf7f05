type Point = [x: number, y: number];

const distance = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number => {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
};

/** Leaves out points of a line that lie within `tolerance` of it (Douglas and Peucker, 1973). Its ends stay. */
export const simplify = (line: readonly Point[], tolerance: number): Point[] => {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [start, end] = part;
    let [farthest, most] = [-1, tolerance];
    for (let index = start + 1; index < end; index += 1) {
      const away = distance(line[index] as Point, line[start] as Point, line[end] as Point);
      if (away > most) [farthest, most] = [index, away];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    open.push([start, farthest], [farthest, end]);
  }
  return line.filter((_, index) => kept.has(index));
};
