import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextField } from '../input/input.tsx';
import { Field, FieldPair, Fields } from './index.ts';

export default { title: 'Form/Field', component: Field } satisfies Meta<typeof Field>;

export const Form: StoryObj = {
  render: () => (
    <form>
      <Fields>
        <FieldPair>
          <TextField id="name" name="name" label="Ime" defaultValue="Marija" autoComplete="given-name" />
          <TextField id="surname" name="surname" label="Prezime" error="Obavezan unos" autoComplete="family-name" />
        </FieldPair>
        <TextField
          id="email"
          name="email"
          type="email"
          label="E-pošta"
          hint="Na ovu adresu stiže potvrda."
          error="Dodajte dio iza znaka @, npr. posta.hr"
          defaultValue="marija.kovacic@"
        />
        <TextField id="phone" name="phone" type="tel" label="Telefon" optionalLabel="(nije obavezno)" before="+385" />
      </Fields>
    </form>
  ),
};

export const Group: StoryObj = {
  render: () => (
    <Field id="hours" kind="group" label="Radno vrijeme" hint="Odaberite koliko želite." error="Odaberite barem jedno">
      <Checkbox id="full" name="hours" value="full" label="Puno radno vrijeme" />
      <Checkbox id="shifts" name="hours" value="shifts" label="Rad u smjenama" />
    </Field>
  ),
};
