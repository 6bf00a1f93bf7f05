import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { lostShapes, shapesOf, wideParts } from './wide-parts.ts';

/** The narrowest phone; also 1280 px at 400 %, WCAG 1.4.10. */
const narrowest = { width: 320, height: 640 };

// Each story once more, as it was left, where screens are hardest.
afterEach(async () => {
  await page.viewport(narrowest.width, narrowest.height);
  const wide = wideParts(document);
  if (wide.length > 0) throw new Error(`Wider than ${narrowest.width} px: ${wide.join(', ')}`);

  const shapes = shapesOf(document);
  if (shapes.length === 0) return;
  await commands.forceColours(true);
  const lost = lostShapes(shapes, document);
  await commands.forceColours(false);
  if (lost.length > 0) throw new Error(`Lost in forced colours: ${lost.join(', ')}`);
});
