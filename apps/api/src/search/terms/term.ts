import type { EmploymentType, WorkMode } from '@radar/domain/jobs';
import { fold } from '@radar/domain/words';

/** What an ad says of how one works, for how long and with which licence, beside what the work is. */
export type TermKind = 'workModes' | 'jobTypes' | 'drivingLicences';

/** One such term, and how people put it. Patterns are read on `plainWords`. */
export type Term = {
  kind: TermKind;
  value: WorkMode | EmploymentType;
  /** In the text of an ad. */
  offered: RegExp;
  /** In a search and in the title of an ad, where less is said and more is clear. */
  asked: RegExp;
};

/** A text as folded words, one space between them. */
export const plainWords = (text: string): string => (fold(text).match(/[a-z0-9]+/g) ?? []).join(' ');

/** Whole words in any of these spellings. */
const words = (...spellings: string[]): RegExp => new RegExp(`\\b(?:${spellings.join('|')})\\b`, 'g');

const job = '(?:posa\\w*|posl\\w*|radn?\\w*|del[oau]\\w*|rabot\\w*|zaposl\\w*|jobs?|work\\w*|positions?)';
const time = '(?:radno\\w* )?(?:vremen?\\w*|vrijeme\\w*|rabotno vreme)';

/** Terms in hr, bs, sl, mk and en. */
export const terms: readonly Term[] = [
  {
    kind: 'workModes',
    value: 'hybrid',
    offered: words(
      'hibrid(?:ni|en|nog|nom|an) (?:nacin|model|rad|oblik)\\w*',
      'hibridn\\w+ (?:rabota|delo|dela)',
      'hybrid (?:work\\w*|model|role|position|job|setup|schedule)',
    ),
    asked: words(`hibrid(?:ni|na|no|en|nog)? ${job}`, 'hybrid (?:work|jobs?)', 'hibridno', 'hibrid', 'hybrid'),
  },
  {
    kind: 'workModes',
    value: 'remote',
    offered: words(
      'work(?:ing)? (?:fully )?from home',
      'work(?:ing)? remotely',
      'remote (?:work\\w*|positions?|jobs?|role|first|within)',
      '(?:fully|100) remote',
      'home office',
      '(?:rad\\w*|rabot\\w*|del[oau]|posao|posla) (?:je )?(?:od|iz) (?:kuce|kuci|doma)',
      '(?:rad\\w*|rabot\\w*|del[oau]|posao|posla) (?:je )?(?:na|od) (?:daljinu|daljavo|dalecina)',
    ),
    asked: words(
      `(?:${job} )?(?:od|iz) (?:kuce|doma)`,
      `(?:${job} )?(?:na|od) (?:daljinu|daljavo|dalecina)`,
      'work(?:ing)? from home',
      'home office',
      'remote(?:ly)?(?: (?:work|jobs?))?',
    ),
  },
  {
    kind: 'jobTypes',
    value: 'student',
    offered: words(
      `student?sk\\w+ (?:${job}|servis\\w*|ugovor\\w*|napotnic\\w*)`,
      '(?:preko|putem|prek) student\\w*',
      '(?:za|pogodn\\w+ za|primern\\w+ za|pogodno i za) student(?:e|i|a|ice)',
      'student (?:jobs?|work|servis\\w*|ugovor\\w*)',
      '(?:for|suits) students',
      'students welcome',
    ),
    asked: words(
      `student?sk\\w+ ${job}`,
      'student?sk(?:i|a|o)$',
      '(?:(?:za|preko|putem|for) )?student(?:i|e|a|u|ima|ica|ice|ka|ke|s)?(?: (?:servis\\w*|ugovor\\w*|jobs?|work))?(?! (?:advis|affair|serv|couns|supp|succ|cent|zbor|dom))',
    ),
  },
  {
    kind: 'jobTypes',
    value: 'seasonal',
    offered: words(
      `sezonsk\\w+ (?:${job}|ugovor\\w*|angazman\\w*|pogodb\\w*|dogovor)`,
      'seasonal (?:work\\w*|jobs?|position|role|contract|staff)',
      '(?:za|tijekom|tokom|kroz|do kraja|med|prek|rad u|posao u|delo v|rabota vo) (?:(?:ljetn|letn|zimsk|turistick|turisticn)\\w+ )?sezon(?:a|ata|e|i|o|u)',
      '(?:for|during|over) the (?:summer |winter |tourist )?season',
    ),
    asked: words(
      `sezonsk\\w+ ${job}`,
      'sezonsk[iaoeu]',
      '(?:(?:na|za|preko|tijekom) )?(?:(?:ljetn|letn|zimsk)\\w+ )?sezon[aeiou]',
      'seasonal(?: (?:work|jobs?))?',
    ),
  },
  {
    kind: 'jobTypes',
    value: 'part_time',
    offered: words(
      `(?:pola|nepuno|skraceno|nepolno|skrateno|polovina) ${time}`,
      `(?:nepunom|skracenom|nepunog|skracenog) radno\\w* vremen\\w*`,
      '(?:krajsi|polovicni|skrajsani|krajsem|polovicnem) delovn\\w+ cas\\w*',
      'part time',
      'parttime',
      '(?:[2-6]|cetiri|pet|sest|stiri) (?:sat\\w*|ure?|casa|hours) (?:dnevno|na dan|na den|a day|per day)',
      '(?:1\\d|2\\d|30) (?:sat\\w*|ur|hours) (?:tjedno|sedmicno|nedeljno|tedensko|na teden|a week|per week)',
    ),
    asked: words(
      `(?:(?:na|so) )?(?:pola|nepuno|skraceno|nepolno|skrateno|polovina) ${time}`,
      '(?:za )?(?:krajsi|polovicni|skrajsani) delovni cas',
      'part ?time(?: (?:work|jobs?))?',
      '(?:[2-6]|cetiri|pet|sest|stiri) (?:sat\\w*|ure?|casa|hours) (?:dnevno|na dan|na den|a day|per day)',
    ),
  },
  {
    kind: 'jobTypes',
    value: 'permanent',
    offered: words(
      'na neodredj?eno(?: vrijeme| vreme)?',
      'za nedolocen cas',
      'na neopredeleno(?: vreme)?',
      'permanent (?:contract|position|employment|job|role)',
      'stalni radni odnos',
      'stalno zaposlenje',
      'postojan raboten odnos',
    ),
    asked: words(
      `(?:${job} )?na neodredj?eno(?: vrijeme| vreme)?`,
      `(?:${job} )?za nedolocen cas`,
      `(?:${job} )?na neopredeleno(?: vreme)?`,
      'stalni posao',
      'permanent(?: (?:contract|jobs?|position))?',
    ),
  },
  {
    kind: 'jobTypes',
    value: 'freelance',
    offered: words(
      'honorarno',
      `honorarn\\w+ ${job}`,
      'na honorar',
      'honorarec',
      'ugovor\\w* o djelu',
      'freelancers?',
      'freelance (?:work|basis|contract)',
    ),
    asked: words(`honorarn\\w+(?: ${job})?`, 'na honorar', 'freelance(?:rs?)?(?: (?:work|jobs?))?'),
  },
];
