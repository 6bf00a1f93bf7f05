/** A colour as linear light: red, green, blue from 0 to 1. */
type LinearRgb = readonly [number, number, number];

/** Ottosson's conversion; colours outside sRGB are clipped, as browsers do. */
function fromOklch(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number) => Math.min(1, Math.max(0, value));
  return [
    shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/**
 * Reads `oklch(0.45 0.1 240)`.
 * @throws {SyntaxError} for any other notation, and for colours that are see-through
 */
export function parseColour(css: string): LinearRgb {
  const [lightness, chroma, hue] = (/^oklch\(([^/]+)\)$/.exec(css.trim())?.[1] ?? '').trim().split(/\s+/).map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined || Number.isNaN(lightness + chroma + hue)) {
    throw new SyntaxError(`Not an opaque oklch colour: ${css}`);
  }
  return fromOklch(lightness, chroma, hue);
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(parseColour(one)), luminance(parseColour(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
