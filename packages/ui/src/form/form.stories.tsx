import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { filled, FormDemo, type FormDemoProps, Refused } from './form-demo.tsx';
import type { DraftStorage } from './index.ts';

const memory = (kept?: object): DraftStorage & { kept: () => unknown } => {
  let value: unknown = kept;
  return {
    kept: () => value,
    read: () => value,
    write: (_, values) => {
      value = values;
      return true;
    },
    remove: () => {
      value = undefined;
    },
  };
};

const send = fn<FormDemoProps['send']>(() => Promise.resolve());

// Each story has its own draft in the state that all share.
let drafts = 0;
const aDraft = (): string => `demo:${(drafts += 1)}`;

export default {
  title: 'Form/Form',
  component: FormDemo,
  args: { draftKey: 'demo', send },
  render: (args) => <FormDemo key={args.draftKey} {...args} />,
  beforeEach: ({ args }) => {
    args.draftKey = aDraft();
    send.mockClear();
  },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof FormDemo>;
type Play = NonNullable<Story['play']>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const input = (label: RegExp): HTMLInputElement => canvas.getByLabelText(label);
  return {
    canvas,
    name: input(/^Ime i prezime/),
    email: input(/^E-pošta/),
    terms: input(/^Prihvaćam/),
    button: canvas.getByRole('button', { name: /Pošalji/ }),
    shared: canvas.getByTestId('shared'),
  };
};

const showsFault = (field: HTMLElement, text: RegExp) => expect(field).toHaveAccessibleDescription(text);
const showsNone = (field: HTMLElement) => expect(field).not.toHaveAttribute('aria-invalid');

export const Empty: Story = {};

export const Filled: Story = { args: { start: filled } };

export const ShowsFaultsOnceLeftOrChanged: Story = {
  play: async ({ canvasElement }) => {
    const { name, email } = partsOf(canvasElement);
    await showsNone(name);
    await userEvent.click(name);
    await showsNone(name);
    await userEvent.tab();
    await waitFor(() => showsFault(name, /Obavezan unos/));
    await showsNone(email);
    await userEvent.type(email, 'z');
    await waitFor(() => showsFault(email, /ispravnu e-adresu/));
    await expect(email).toHaveFocus();
  },
};

export const ChecksAtEachChange: Story = {
  play: async ({ canvasElement }) => {
    const { email } = partsOf(canvasElement);
    await userEvent.type(email, 'zeljka@posta.h');
    await waitFor(() => showsNone(email));
    await userEvent.type(email, '{Backspace}{Backspace}');
    await waitFor(() => showsFault(email, /ispravnu e-adresu/));
    await userEvent.type(email, '.hr');
    await waitFor(() => showsNone(email));
  },
};

const fail: Play = async ({ canvasElement }) => {
  const { button, canvas } = partsOf(canvasElement);
  await userEvent.click(button);
  await canvas.findByRole('alert');
};

export const NotFilledIn: Story = {
  play: async (context) => {
    await fail(context);
    const { canvas, name, email, terms, button } = partsOf(context.canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Provjerite je li sve ispunjeno' })).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Ime i prezime: Obavezan unos',
      'E-pošta: Upišite ispravnu e-adresu, npr. ime@posta.hr',
      'Radno vrijeme: Odaberite radno vrijeme',
      'Obrazovanje: Odaberite obrazovanje',
      'Kôd za potvrdu: Upišite svih pet znamenki',
      'Prihvaćam uvjete korištenja: Prihvatite uvjete korištenja',
    ]);
    const address = location.href;
    for (const [line, field] of [
      [/^E-pošta/, email],
      [/^Radno vrijeme/, canvas.getByRole('radio', { name: 'Puno' })],
      [/^Obrazovanje/, canvas.getByRole('combobox')],
      [/^Prihvaćam/, terms],
    ] as const) {
      await userEvent.click(canvas.getByRole('link', { name: line }));
      await expect(field).toHaveFocus();
    }
    await expect(location.href).toBe(address);
    await userEvent.type(name, 'Željka');
    await showsNone(name);
    await userEvent.click(button);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(send).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { play: fail, globals: { theme: 'dark' } };

export const RefusedByTheServer: Story = {
  args: {
    start: filled,
    send: () => Promise.reject(new Refused([{ name: 'email', text: 'Na tu adresu ne možemo pisati' }])),
  },
  play: async (context) => {
    await fail(context);
    const { canvas, email, name } = partsOf(context.canvasElement);
    await showsFault(email, /ne možemo pisati/);
    await expect(email).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(name).toHaveValue(filled.name);
    await userEvent.type(email, 'r');
    await waitFor(() => showsNone(email));
  },
};

export const LineBroken: Story = {
  args: { start: filled, send: () => Promise.reject(new TypeError('failed to fetch')) },
  play: async (context) => {
    await fail(context);
    const { canvas, name, email, button } = partsOf(context.canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sve što ste upisali ostaje ovdje.');
    await expect([name.value, email.value]).toEqual([filled.name, filled.email]);
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
  },
};

export const Sending: Story = {
  args: { start: filled, send: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const { button } = partsOf(canvasElement);
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(partsOf(canvasElement).name, '{Enter}');
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

export const Sent: Story = {
  args: { start: filled },
  play: async ({ canvasElement }) => {
    const { button, canvas } = partsOf(canvasElement);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Poslano.')).toBeVisible());
    await expect(send.mock.calls).toEqual([[filled]]);
  },
};

const storage = memory();

export const KeepsTheDraft: Story = {
  args: { storage },
  play: async ({ canvasElement }) => {
    const { name, shared } = partsOf(canvasElement);
    await expect(shared).toHaveTextContent('ništa:');
    await userEvent.type(name, 'Željka');
    await expect(shared).toHaveTextContent('ništa:');
    await waitFor(() => expect(shared).toHaveTextContent('spremljeno: Željka'), { timeout: 2000 });
    await expect(storage.kept()).toMatchObject({ name: 'Željka', email: '' });
    await userEvent.type(name, ' Č');
    window.dispatchEvent(new Event('pagehide'));
    await expect(storage.kept()).toMatchObject({ name: 'Željka Č' });
  },
};

export const TakesTheDraftOver: Story = {
  args: { storage: memory({ name: 'Željka', letter: 'Poštovani,' }) },
  play: async ({ canvasElement }) => {
    const { canvas, name } = partsOf(canvasElement);
    await expect(name).toHaveValue('Željka');
    await expect(canvas.getByLabelText(/^Pismo/)).toHaveValue('Poštovani,');
  },
};
