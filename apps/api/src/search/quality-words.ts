import { tokens } from '@radar/domain/words';

/**
 * Words that an ad states in its text as well as anywhere else: tools, languages, papers, terms of work. For them the text
 * counts like the title; for any other word a mention says little, as every third ad mentions a team or a kitchen.
 */
const words =
  'haccp excel word powerpoint office sap erp crm autocad solidworks revit archicad catia inventor photoshop illustrator indesign figma canva premiere blender sketchup ' +
  'java javascript typescript python php kotlin swift scala ruby rust golang perl matlab sql mysql postgresql oracle mongodb redis html css sass react angular vue node laravel symfony django spring hibernate docker kubernetes terraform ansible aws azure gcp linux windows cisco git jira scrum agile jenkins kafka spark hadoop tableau selenium cypress wordpress magento shopify flutter android ios unity unreal ' +
  'cnc plc tig mig mag wps argon siemens scada fanuc heidenhain ' +
  'jezik jezika јазик language znanje znanja знаење engleski njemački talijanski italijanski francuski španjolski slovenski mađarski ruski turski kineski arapski angleščina nemščina italijanščina angleški nemški italijanski francoščina английски англиски германски италијански француски српски english german italian french spanish slovenian hungarian croatian serbian albanian албански ' +
  'smještaj smeštaj nastanitev namestitev сместување accommodation stan prijevoz prevoz превоз obrok topli malica hrana bonus provizija provision commission ' +
  'noćni nočno noćna ноќна vikend vikendi викенд weekend turnus smjene smene izmene смени shifts honorarno sezonski sezonsko сезонска seasonal studentski študentsko student erasmus ' +
  'vss sss všs mba cpa acca haccp iso ifrs gdpr';

const stems: ReadonlySet<string> = new Set(tokens(words));

export const isQuality = (stem: string): boolean => stems.has(stem);
