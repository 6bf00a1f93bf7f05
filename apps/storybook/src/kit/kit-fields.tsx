import { Checkbox } from '@radar/ui/checkbox';
import { CodeInput } from '@radar/ui/code-input';
import { DatePickerField } from '@radar/ui/date-picker';
import { describe, Field } from '@radar/ui/field';
import { FileUpload } from '@radar/ui/file-upload';
import { IconButton } from '@radar/ui/icon-button';
import { EyeIcon } from '@radar/ui/icons';
import { TextField } from '@radar/ui/input';
import { NumberField } from '@radar/ui/number-input';
import { RadioGroup } from '@radar/ui/radio-group';
import { type SelectOption, SelectField } from '@radar/ui/select';
import { Stepper } from '@radar/ui/stepper';
import { Switch } from '@radar/ui/switch';
import { TextareaField } from '@radar/ui/textarea';
import { useState } from 'react';
import { KitSection } from './kit-section.tsx';

const named = (...labels: string[]): SelectOption[] => labels.map((label) => ({ value: label, label }));
const nothing = () => {};

const dateLabels = {
  choose: 'Odaberi datum',
  clear: 'Očisti datum',
  previousMonth: 'Prethodni mjesec',
  nextMonth: 'Sljedeći mjesec',
  chooseYear: 'odaberi godinu',
};

/** Every way to answer. */
export function KitFields({ locale }: { locale: string }) {
  const [places, setPlaces] = useState<readonly SelectOption[]>(named('Zagreb', 'Varaždin'));
  const [kind, setKind] = useState<SelectOption | null>(null);
  const [day, setDay] = useState<string | null>('2026-11-26');
  const [count, setCount] = useState('2');
  const [code, setCode] = useState('407');
  return (
    <>
      <KitSection heading="Polja" columns>
        <TextField id="kit-empty" label="Gdje?" placeholder="Grad ili županija" />
        <TextField id="kit-filled" label="Ime" defaultValue="Željka Đurić" optionalLabel="(nije obavezno)" />
        <TextField
          id="kit-wrong"
          label="E-pošta"
          hint="Na ovu adresu stižu kôd i potvrda."
          defaultValue="zeljka@"
          error="Neispravna e-pošta"
        />
        <TextField
          id="kit-password"
          type="password"
          label="Lozinka"
          defaultValue="lozinka12"
          after={<IconButton label="Prikaži lozinku" icon={<EyeIcon />} />}
        />
        <TextField id="kit-off" label="Telefon" defaultValue="+385 91 234 5678" disabled />
        <NumberField
          id="kit-number"
          label="Radno iskustvo"
          value={count}
          onValueChange={setCount}
          steps={{ lessLabel: 'Manje', moreLabel: 'Više' }}
        />
        <SelectField
          id="kit-select"
          label="Vrsta zaposlenja"
          placeholder="Odaberite"
          options={named('Na neodređeno', 'Na određeno', 'Sezonski posao', 'Studentski posao')}
          value={kind}
          onValueChange={setKind}
        />
        <SelectField
          id="kit-tags"
          label="Mjesto rada"
          multiple
          creatable
          options={named('Zagreb', 'Varaždin', 'Krapina', 'Križevci')}
          value={places}
          onValueChange={setPlaces}
          removeLabel={(label) => `Ukloni ${label}`}
        />
        <DatePickerField
          id="kit-date"
          label="Objavljeno"
          locale={locale}
          labels={dateLabels}
          firstWeekday={1}
          clearable
          value={day}
          onValueChange={setDay}
        />
        <Field id="kit-code" label="Kôd za potvrdu">
          <CodeInput {...describe('kit-code', {})} value={code} onValueChange={setCode} />
        </Field>
        <TextareaField
          id="kit-letter"
          label="Tekst pisma"
          hint="Tri rečenice su dovoljne: zašto oni, što znate, kad možete početi."
          rows={3}
        />
        <FileUpload
          id="kit-files"
          label="Ostali dokumenti"
          chooseLabel="Dodaj datoteke"
          note="Najviše 5, do 10 MB"
          files={[
            { id: '1', name: 'Zivotopis.pdf', note: 'PDF, 1,2 MB', state: 'done' },
            { id: '2', name: 'Diploma.jpg', note: '40 %', state: 'uploading', progress: 0.4 },
          ]}
          onAdd={nothing}
          onCancel={nothing}
          onRetry={nothing}
          onRemove={nothing}
          cancelLabel={(name) => `Prekini ${name}`}
          retryLabel={(name) => `Ponovi ${name}`}
          removeLabel={(name) => `Ukloni ${name}`}
        />
      </KitSection>
      <KitSection heading="Izbor" columns>
        <div>
          <Checkbox id="kit-check-1" label="Samo novi oglasi" count="112" />
          <Checkbox id="kit-check-2" label="Na daljinu" defaultChecked />
          <Checkbox id="kit-check-3" label="Inozemstvo" disabled />
        </div>
        <RadioGroup
          id="kit-radio"
          name="kit-radio"
          label="Način rada"
          defaultValue="hybrid"
          options={[
            { value: 'on_site', label: 'Na mjestu rada' },
            { value: 'hybrid', label: 'Hibridno' },
            { value: 'remote', label: 'Na daljinu', disabled: true },
          ]}
        />
        <div>
          <Switch id="kit-switch-1" label="Životopis je vidljiv" note="Poslodavci ga mogu pronaći." defaultChecked />
          <Switch id="kit-switch-2" label="Obavijesti" />
        </div>
        <Stepper label="Koraci prijave" steps={['Kontakt', 'Životopis', 'Pismo', 'Dokumenti', 'Pregled']} current={2} />
      </KitSection>
    </>
  );
}
