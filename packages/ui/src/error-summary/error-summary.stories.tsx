import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './error-summary.tsx';

export default {
  title: 'Form/ErrorSummary',
  component: ErrorSummary,
  args: {
    heading: 'Provjerite je li sve ispunjeno',
    errors: [
      { fieldId: 'email', text: 'E-pošta: dodajte dio iza znaka @' },
      { fieldId: 'surname', text: 'Prezime: obavezan unos' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export const Two: StoryObj<typeof ErrorSummary> = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <p id="email">E-pošta</p>
      <p id="surname">Prezime</p>
    </>
  ),
};
