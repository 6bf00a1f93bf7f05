import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '@radar/ui/button';
import { expect, userEvent, within } from 'storybook/test';
import { lostShapes, shapesOf, wideParts } from './wide-parts.ts';

/** The faults that every story is tried for, planted: the checks find them, and find nothing once they are gone. */
function Planted() {
  const [isMended, setMended] = useState(false);
  return (
    <>
      <Button onClick={() => setMended(true)}>Mend</Button>
      {!isMended && (
        <>
          <div className="too-wide" style={{ width: 5000, height: 8 }} />
          <div className="lost" style={{ width: 40, height: 8, background: 'var(--bg)' }} />
        </>
      )}
    </>
  );
}

export default { title: 'Guide/Hard screens', component: Planted, tags: ['!autodocs'] } satisfies Meta;

export const Checks: StoryObj = {
  play: async ({ canvasElement }) => {
    await expect(wideParts(document)).toContain('div.too-wide');
    await expect(lostShapes(shapesOf(document), document)).toEqual(['div.lost']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mend' }));
    await expect(wideParts(document)).toEqual([]);
    await expect(lostShapes(shapesOf(document), document)).toEqual([]);
  },
};
