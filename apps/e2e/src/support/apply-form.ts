import { expect, type Locator, type Page } from '@playwright/test';
import type { Translator } from '@radar/i18n/intl';
import type { ChosenFile } from './files.ts';
import { codeFor } from './mailbox.ts';

export type Applicant = { firstName: string; lastName: string; email: string; phone?: string };

/** Somebody whom no other test knows. */
export const aPerson = (changes: Partial<Applicant> = {}): Applicant => {
  const mark = crypto.randomUUID().slice(0, 8);
  return { firstName: 'Šime', lastName: `Đurić-${mark}`, email: `sime.${mark}@example.com`, ...changes };
};

const stepTitles = {
  contact: 'apply.contact.title',
  cv: 'apply.cv.title',
  letter: 'apply.letter.title',
  documents: 'apply.documents.title',
  code: 'apply.code.title',
  overview: 'apply.overview.title',
} as const;

export type StepName = keyof typeof stepTitles;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The application form as a visitor sees it: its fields and buttons by the words on them. */
export const applyForm = (page: Page, { t }: Translator) => {
  const main = page.getByRole('main');
  const field = {
    firstName: main.getByLabel(t('apply.firstName'), { exact: true }),
    lastName: main.getByLabel(t('apply.lastName'), { exact: true }),
    email: main.getByLabel(t('apply.email'), { exact: true }),
    phone: main.getByLabel(t('apply.phone')),
    // Its name changes once there is a file.
    cv: main.getByLabel(new RegExp(`^(?:${escaped(t('apply.cv.choose'))}|${escaped(t('apply.cv.replace'))})$`)),
    letter: main.getByLabel(t('apply.letter.label')),
    documents: main.getByLabel(t('apply.documents.choose')),
    code: main.getByLabel(t('apply.code.label')),
    terms: main.getByRole('checkbox'),
  };
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true });
  const buttons = {
    next: button(t('apply.next')),
    previous: button(t('apply.previous')),
    confirm: button(t('apply.code.confirm')),
    send: button(t('apply.send')),
    sending: button(t('apply.sending')),
  };
  const title = (step: StepName): Locator => main.getByRole('heading', { level: 2, name: t(stepTitles[step]) });
  const isAt = (step: StepName): Promise<void> => expect(title(step)).toBeVisible();
  const success = main.getByRole('status').getByRole('heading', { name: t('apply.success.title') });

  const fillContact = async ({ firstName, lastName, email, phone = '' }: Applicant): Promise<void> => {
    await field.firstName.fill(firstName);
    await field.lastName.fill(lastName);
    await field.email.fill(email);
    await field.phone.fill(phone);
  };
  /** Waits until a file has arrived: until then it can only be cancelled. */
  const has = ({ name }: ChosenFile): Promise<void> => expect(button(t('files.remove', { name }))).toBeVisible();
  const upload = async (input: Locator, file: ChosenFile): Promise<void> => {
    await input.setInputFiles(file);
    await has(file);
  };

  return {
    main,
    field,
    buttons,
    title,
    isAt,
    success,
    alert: main.getByRole('alert'),
    fillContact,
    has,
    upload,
    /** Walks from the contact step to the overview. */
    fillAll: async (person: Applicant, cv: ChosenFile): Promise<void> => {
      await isAt('contact');
      await fillContact(person);
      await buttons.next.click();
      await isAt('cv');
      await upload(field.cv, cv);
      await buttons.next.click();
      await isAt('letter');
      await buttons.next.click();
      await isAt('documents');
      await buttons.next.click();
      await isAt('code');
      await field.code.fill(await codeFor(person.email));
      await buttons.confirm.click();
      await isAt('overview');
    },
  };
};
