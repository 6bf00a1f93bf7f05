import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './index.ts';

export default { title: 'Brand/Icons' } satisfies Meta;

export const All: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon size="l" /> {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <p>
      <icons.MapPinIcon size="s" /> <icons.MapPinIcon /> <icons.MapPinIcon size="l" />{' '}
      <icons.MapPinIcon size="xl" label="Mjesto" />
    </p>
  ),
};
