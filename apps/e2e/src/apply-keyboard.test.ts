import { expect, test } from '@playwright/test';
import { siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from './house/house.ts';
import { jobToApplyFor } from './support/api.ts';
import { applyForm, aPerson } from './support/apply-form.ts';
import { pdf } from './support/files.ts';
import { focusFault } from './support/focus.probe.ts';
import { byKeyboard } from './support/keyboard.ts';
import { codeFor } from './support/mailbox.ts';
import { aMember, signIn } from './support/members.ts';
import { jobPath } from './support/pages.ts';
import { quickJob } from './support/quick-job.ts';
import { named, saying, tree } from './support/tree.ts';
import { wordsIn } from './support/words.ts';

test('a stop that cannot be seen is found', async ({ page }) => {
  await page.setContent(`
    <style>
      button:focus { outline: 3px solid }
      .bare:focus { outline: none }
      .bar { position: fixed; inset: auto 0 0; height: 200px; background: #fff }
    </style>
    <button>seen</button><button class="bare">bare</button>
    <button style="position: fixed; bottom: 50px">under</button><div class="bar"></div>`);
  const faults: (string | null)[] = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab');
    faults.push(await page.evaluate(focusFault));
  }
  expect(faults).toEqual([null, 'button  “bare” has no ring', 'button  “under” lies under div bar']);
});

const cv = () => pdf('Životopis.pdf', 'CV');

test('hr: a guest applies by e-mail with the keys alone, and hears what each step is', async ({ page }) => {
  test.slow();
  const words = await wordsIn('hr');
  const { t } = words;
  const form = applyForm(page, words);
  const { press, type, round } = byKeyboard(page);
  const job = await jobToApplyFor('hr', 11);
  const person = aPerson();
  const letter = 'Poštovani, javljam se.';
  const fullName = `${person.firstName} ${person.lastName}`;
  const optional = `(${t('apply.optional')})`;
  const next = named('button', t('apply.next'));
  const ways = [named('button', t('apply.previous')), next];
  const head = (title: string) => [
    [
      named('list', t('apply.steps')),
      (['contact', 'cv', 'letter', 'documents', 'overview'] as const).map((step, index) =>
        saying('listitem', `${index + 1}. ${t(`apply.step.${step}`)}`),
      ),
    ] as const,
    named('heading', title, 'level=2'),
  ];

  // The window of the system that asks for a file.
  page.on('filechooser', (chooser) => void chooser.setFiles(cv()));
  await page.goto(`${origin('hr')}${jobPath('hr', job)}`);
  await press(page.getByRole('link', { name: t('shell.skip') }));
  await press(page.getByRole('complementary').getByRole('link', { name: t('job.apply') }));

  await form.isAt('contact');
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      named('heading', t('apply.title'), 'level=1'),
      ...head(t('apply.contact.title')),
      named('textbox', t('apply.firstName')),
      named('textbox', t('apply.lastName')),
      saying('paragraph', t('apply.emailHint')),
      named('textbox', t('apply.email')),
      saying('paragraph', t('apply.phoneHint')),
      named('textbox', t('apply.phone')),
      named('combobox', `${t('applying.nationality')} ${optional}`),
      next,
    ),
  );
  await round();
  // A try that fails says what is missing, and leads there.
  await press(form.buttons.next);
  await expect(form.field.firstName).toBeFocused();
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      [
        'alert',
        [
          named('heading', t('form.checkAll'), 'level=2'),
          [
            'list',
            [
              ['listitem', [named('link', `${t('apply.firstName')}: ${t('form.required')}`)]],
              ['listitem', [named('link', `${t('apply.lastName')}: ${t('form.required')}`)]],
              ['listitem', [named('link', `${t('apply.email')}: ${t('form.emailOrPhone')}`)]],
            ],
          ],
        ],
      ],
      named('textbox', t('apply.firstName'), 'invalid'),
      named('textbox', t('apply.lastName'), 'invalid'),
      named('textbox', t('apply.email'), 'invalid'),
    ),
  );
  await type(form.field.firstName, person.firstName);
  await type(form.field.lastName, person.lastName);
  await type(form.field.email, person.email);
  await type(form.main.getByLabel(t('applying.nationality')), 'Hrv');
  await press(form.buttons.next);

  await expect(form.title('cv')).toBeFocused();
  await press(form.field.cv);
  await form.has(cv());
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      ...head(t('apply.cv.title')),
      [
        named('group', t('apply.step.cv')),
        [
          named('button', t('apply.cv.replace')),
          ['list', [['listitem', [named('button', t('files.remove', { name: cv().name }))]]]],
        ],
      ],
      ...ways,
    ),
  );
  await round();
  await press(form.buttons.next);

  await expect(form.title('letter')).toBeFocused();
  await type(form.field.letter, letter);
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      ...head(`${t('apply.letter.title')} ${optional}`),
      saying('paragraph', t('apply.letter.hint')),
      `${named('textbox', t('apply.letter.label'))}: ${JSON.stringify(letter)}`,
      ...ways,
    ),
  );
  await round();
  await press(form.buttons.next);

  await expect(form.title('documents')).toBeFocused();
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      ...head(`${t('apply.documents.title')} ${optional}`),
      [named('group', t('apply.step.documents')), [named('button', t('apply.documents.choose'))]],
      ...ways,
    ),
  );
  await round();
  await press(form.buttons.next);

  await expect(form.title('code')).toBeFocused();
  const code = await codeFor(person.email);
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      ...head(t('apply.code.title')),
      saying('paragraph', t('apply.code.hint', { email: person.email })),
      named('textbox', t('apply.code.label')),
      named('button', t('apply.code.changeEmail')),
      named('button', t('apply.previous')),
      named('button', t('apply.code.confirm')),
    ),
  );
  await round();
  await type(form.field.code, code);
  await page.keyboard.press('Enter');

  await expect(form.title('overview')).toBeFocused();
  const part = (term: string, value: string) => [
    saying('term', term),
    saying('definition', value),
    ['definition', [named('button', t('apply.editOf', { section: term }))]] as const,
  ];
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      ...head(t('apply.overview.title')),
      ...part(t('apply.step.contact'), `${fullName} ${person.email} Hrvatska`),
      ...part(t('apply.step.cv'), cv().name),
      ...part(t('apply.letter.title'), letter),
      ...part(t('apply.documents.title'), t('apply.none')),
      named('checkbox', 'Prihvaćam uvjete korištenja i pravila privatnosti'),
      named('button', t('apply.previous')),
      named('button', t('apply.send')),
    ),
  );
  await round();
  await press(form.field.terms, 'Space');
  await press(form.buttons.send);

  await expect(form.success).toBeFocused();
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      ['status', [named('heading', t('apply.success.title'), 'level=2'), named('link', t('apply.back'))]],
      named('button', t('applying.makeAccount')),
      named('heading', t('applying.similarJobs'), 'level=2'),
      [named('list', t('applying.similarJobs')), ['listitem']],
      named('link', t('apply.success.similar')),
    ),
  );
  await round();
});

test('mk: with an account a quick application needs the keys alone, and is heard', async ({ page }) => {
  test.slow();
  const words = await wordsIn('mk');
  const { t } = words;
  const form = applyForm(page, words);
  const { press, round } = byKeyboard(page);
  const job = await quickJob('mk', 1);
  const path = jobPath('mk', job);
  const login = href(siteOf('mk').firstLocale, 'login');
  await page.goto(`${origin('mk')}${login}?${new URLSearchParams({ redirect: path }).toString()}`);
  await signIn(page, words, 'mk', await aMember('mk'));
  await expect(page).toHaveURL(`${origin('mk')}${path}`);

  page.on('filechooser', (chooser) => void chooser.setFiles(cv()));
  await press(page.getByRole('link', { name: t('shell.skip') }));
  await press(page.getByRole('complementary').getByRole('link', { name: t('job.applyQuick') }));
  await expect(form.main.getByRole('heading', { level: 2, name: t('applying.quickTitle') })).toBeVisible();
  await round();
  await press(form.field.cv);
  await form.has(cv());
  const terms = form.main.locator('input[name="acceptTos"]');
  await press(terms, 'Space');
  await expect(terms).toBeChecked();
  await expect(form.main).toMatchAriaSnapshot(
    tree(
      named('heading', t('applying.quickTitle'), 'level=2'),
      `${named('textbox', t('apply.firstName'))}: Ana`,
      `${named('textbox', t('apply.lastName'))}: Šarić`,
      named('textbox', t('apply.email')),
      named('textbox', t('apply.phone')),
      named('combobox', `${t('applying.nationality')} (${t('apply.optional')})`),
      [
        named('group', t('apply.step.cv')),
        [
          named('button', t('apply.cv.replace')),
          ['list', [['listitem', [named('button', t('files.remove', { name: cv().name }))]]]],
        ],
      ],
      named('checkbox', t('applying.keepDocument')),
      named('checkbox', 'Ги прифаќам условите за користење и политиката за приватност', 'checked'),
      named('button', t('apply.send')),
    ),
  );
  await press(form.buttons.send);
  await expect(form.success).toBeFocused();
  await expect(form.main).toMatchAriaSnapshot(
    tree([
      'status',
      [named('heading', t('apply.success.title'), 'level=2'), named('link', t('applying.toApplications'))],
    ]),
  );
  await round();
});
