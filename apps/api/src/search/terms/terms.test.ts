import { describe, expect, it } from 'vitest';
import { splitTerms } from './terms-asked.ts';
import { termsOffered } from './terms-offered.ts';

describe('what a search says of how one works', () => {
  it.each([
    ['studentski posao', '', 'student', 'studentski posao'],
    ['konobar student', 'konobar', 'student', 'student'],
    ['студентска работа', '', 'student', 'студентска работа'],
    ['študentsko delo v Ljubljani', 'v Ljubljani', 'student', 'študentsko delo'],
    ['posao za studente Zagreb', 'posao Zagreb', 'student', 'za studente'],
    ['sezonski posao', '', 'seasonal', 'sezonski posao'],
    ['сезонска работа Охрид', 'Охрид', 'seasonal', 'сезонска работа'],
    ['konobar sezona 2026', 'konobar 2026', 'seasonal', 'sezona'],
    ['programer od kuce', 'programer', 'remote', 'od kuce'],
    ['delo na daljavo', '', 'remote', 'delo na daljavo'],
    ['работа од дома', '', 'remote', 'работа од дома'],
    ['remote developer', 'developer', 'remote', 'remote'],
    ['hibridni rad', '', 'hybrid', 'hibridni rad'],
    ['na pola radnog vremena kuhar', 'kuhar', 'part_time', 'na pola radnog vremena'],
    ['part-time job', '', 'part_time', 'part-time job'],
    ['krajši delovni čas', '', 'part_time', 'krajši delovni čas'],
    ['неполно работно време', '', 'part_time', 'неполно работно време'],
    ['posao na neodređeno', '', 'permanent', 'posao na neodređeno'],
    ['honorarni posao', '', 'freelance', 'honorarni posao'],
    ['vozač B kategorije', 'vozač', 'B', 'B kategorije'],
    ['категорија Б', '', 'B', 'категорија Б'],
    ['CE kategorija', '', 'CE', 'CE kategorija'],
  ])('%s', (query, words, value, typed) => {
    expect(splitTerms(query)).toMatchObject({ words, asked: [{ value, typed }] });
  });

  it('several at once', () => {
    expect(splitTerms('studentski posao od kuće').asked.map(({ value }) => value)).toEqual(['student', 'remote']);
  });

  it.each(['studentski dom', 'student advisor', 'Four Seasons', 'vozač C+E kategorije', 'konobar', '', '— !'])(
    '%s says nothing of it',
    (query) => {
      expect(splitTerms(query)).toEqual({ words: query, asked: [] });
    },
  );
});

describe('what an ad says of how one works', () => {
  it.each([
    ['Programer', 'Moguć rad od kuće.', { workModes: ['remote'] }],
    ['Student za pomoć u uredu', 'Sastavljanje dopisa.', { jobTypes: ['student'] }],
    ['Konobar', 'Tražimo za ljetnu sezonu. Pogodno za studente.', { jobTypes: ['student', 'seasonal'] }],
    ['Čistačica', 'Čišćenje 4 sata dnevno.', { jobTypes: ['part_time'] }],
    ['Возач', 'Дозвола Ц и Е категорија.', { drivingLicences: ['C', 'CE'] }],
    ['Poštar', 'Potrebna A ili B kategorija.', { drivingLicences: ['A', 'B'] }],
    ['Driver', 'Category B licence is enough.', { drivingLicences: ['B'] }],
    ['Доставувач', 'Потребна е категорија Б.', { drivingLicences: ['B'] }],
    ['Asistent', 'Nije moguć rad od kuće. Puno radno vrijeme.', {}],
    ['Profesor', 'Rad sa studentima, studentska služba.', {}],
    ['Barmen', 'Iskustvo od barem jedne sezone, sezonsko voće.', {}],
  ])('%s: %s', (title, text, offered) => {
    expect(termsOffered(title, text)).toEqual({ workModes: [], jobTypes: [], drivingLicences: [], ...offered });
  });
});
