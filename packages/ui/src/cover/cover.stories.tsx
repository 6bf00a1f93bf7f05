import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from './cover.tsx';
import { RingsCover } from './rings-cover.tsx';
import { sceneCategories } from './scenes.ts';

export default {
  title: 'Brand/Cover',
  component: Cover,
  args: { category: 'tourism-hospitality', hue: 218 },
} satisfies Meta<typeof Cover>;

type Story = StoryObj<typeof Cover>;

export const OneScene: Story = {};

export const AllScenes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}>
      {sceneCategories.map((category, index) => (
        <figure key={category}>
          <Cover category={category} hue={(index * 47) % 360} />
          <figcaption>{category}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const Rings: Story = { render: () => <RingsCover hue={165} /> };

export const RingsOfUnnamed: Story = { render: () => <RingsCover hue={220} anonymous /> };
