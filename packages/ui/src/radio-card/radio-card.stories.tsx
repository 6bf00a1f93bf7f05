import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { FilePdfIcon } from '../icons/file-pdf.tsx';
import { UploadSimpleIcon } from '../icons/upload-simple.tsx';
import { RadioCard } from './radio-card.tsx';

export default { title: 'Form/RadioCard', component: RadioCard } satisfies Meta<typeof RadioCard>;

export const Choice: StoryObj = {
  render: () => (
    <Field id="cv" kind="group" label="Koji životopis šaljete?">
      <RadioCard
        id="cv-radar"
        name="cv"
        defaultChecked
        label="Životopis s Radara"
        note="Ažuriran 12. 11. 2026. · 86 % ispunjeno"
        icon={<EyeIcon />}
      />
      <RadioCard
        id="cv-file"
        name="cv"
        label="Kovacic_zivotopis_2026_konacna_verzija_za_slanje_stvarno_zadnja.pdf"
        note="PDF, 412 kB"
        icon={<FilePdfIcon />}
      />
      <RadioCard id="cv-new" name="cv" label="Učitaj drugi" note="Do 10 MB" icon={<UploadSimpleIcon />} disabled />
    </Field>
  ),
};
