const mark = '[mMžŽzZfFwWdDxXмМжЖ]';
const bracketed = new RegExp(`\\s?[([]\\s?${mark}(?:\\s?[/|,\\-–]\\s?${mark}){1,3}\\s?[)\\]]`, 'gu');
const bare = new RegExp(`(?<![\\p{L}\\p{N}])${mark}(?:\\s?[/|]\\s?${mark}){1,3}(?![\\p{L}\\p{N}+#])`, 'gu');

/** Takes (m/ž), (м/ж), (m/f/d) out of a title: they belong to neither an address nor a structured title. */
export const withoutGenderMarks = (title: string): string =>
  title.replace(bracketed, ' ').replace(bare, ' ').replace(/\s+/g, ' ').trim();

/** `vozač/ica`, `prodajalec/-ka`, `prodavač(ica)`, `работник/чка`: endings that stand for the feminine form. */
const endings =
  /(?<=[a-z])\s?[/(]\s?-?(?:c?ica|nica|rica|tica|ice|ca|ka|cka|icka|rka|lka|vka|kinja|inja|ja|nja|na|ska|ress|a|e)\)?(?![a-z0-9])/g;

/** Takes feminine endings out of a text in small Latin letters. */
export const withoutFeminineEndings = (latin: string): string => latin.replace(endings, ' ');
