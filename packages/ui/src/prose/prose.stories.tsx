import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';

export default { title: 'Page/Prose', component: Prose } satisfies Meta<typeof Prose>;

type Story = StoryObj<typeof Prose>;

export const Advert: Story = {
  args: {
    html: `<h2>Opis posla</h2><p>Radite u ambulanti interne medicine, u timu s dvije liječnice i još tri sestre. Dan počinje u 7 h vađenjem krvi, a završava u 15 h.</p><p>Tražimo nekoga tko je smiren s ljudima koji čekaju nalaz.</p><h2>Što ćete raditi</h2><ul><li>pripremati pacijente i asistirati pri pregledima</li><li>vaditi krv, snimati EKG i postavljati holter</li></ul><h3>Kako do nas</h3><ol><li>pošaljite prijavu</li><li>javimo se u tjedan dana</li></ol><p>Pišite na <a href="mailto:posao@lavanda.example">posao@lavanda.example</a>.</p>`,
  },
};
export const LongestWords: Story = {
  args: {
    html: '<p>https://firma.example/karijere/otvorena-radna-mjesta/samostalni-elektrotehnicar-specijalist-za-visokonaponska-postrojenja?izvor=oglasnik</p><table><tbody><tr><th>Smjena</th><td>od 6 do 14 h</td></tr><tr><th>Elektroprijenosnopostrojenje</th><td>svaki drugi tjedan</td></tr></tbody></table>',
  },
};
export const Macedonian: Story = {
  args: {
    lang: 'mk',
    html: '<h2>Опис на работата</h2><p>Работите во аптека со двајца колеги, во прва и втора смена. Недела е слободна.</p><ul><li>издавање лекови на рецепт и совет без рецепт</li><li>водење на електронската евиденција</li></ul>',
  },
};
