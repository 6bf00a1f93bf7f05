import type { ComponentType } from 'react';
import { BankScene } from './scenes/bank.tsx';
import { BarbellScene } from './scenes/barbell.tsx';
import { BeachScene } from './scenes/beach.tsx';
import { ClinicScene } from './scenes/clinic.tsx';
import { CodeScene } from './scenes/code.tsx';
import { CraneScene } from './scenes/crane.tsx';
import { DeskScene } from './scenes/desk.tsx';
import { FactoryScene } from './scenes/factory.tsx';
import { FieldScene } from './scenes/field.tsx';
import { FlaskScene } from './scenes/flask.tsx';
import { HomeCareScene } from './scenes/home-care.tsx';
import { LedgerScene } from './scenes/ledger.tsx';
import { MegaphoneScene } from './scenes/megaphone.tsx';
import { PaletteScene } from './scenes/palette.tsx';
import { PlanScene } from './scenes/plan.tsx';
import { PylonScene } from './scenes/pylon.tsx';
import { RadarScene } from './scenes/radar.tsx';
import { RoadScene } from './scenes/road.tsx';
import { ScalesScene } from './scenes/scales.tsx';
import { SchoolScene } from './scenes/school.tsx';
import { ShieldScene } from './scenes/shield.tsx';
import { ShipScene } from './scenes/ship.tsx';
import { ShopScene } from './scenes/shop.tsx';
import { SummitScene } from './scenes/summit.tsx';
import { TalkScene } from './scenes/talk.tsx';
import { TownHallScene } from './scenes/town-hall.tsx';
import { WarehouseScene } from './scenes/warehouse.tsx';
import { WrenchScene } from './scenes/wrench.tsx';

type SceneOfCategory = {
  Scene: ComponentType;
  /** Hue of the shapes that are not in the employer's own. */
  secondHue: number;
};

const scenes: Record<string, SceneOfCategory> = {
  administration: { Scene: DeskScene, secondHue: 40 },
  architecture: { Scene: PlanScene, secondHue: 60 },
  banking: { Scene: BankScene, secondHue: 85 },
  'beauty-sport': { Scene: BarbellScene, secondHue: 20 },
  'design-arts': { Scene: PaletteScene, secondHue: 330 },
  'electrical-engineering': { Scene: PylonScene, secondHue: 85 },
  'pharma-biotech': { Scene: FlaskScene, secondHue: 160 },
  'economics-finance-accounting': { Scene: LedgerScene, secondHue: 45 },
  'construction-geodesy-geology': { Scene: CraneScene, secondHue: 225 },
  'installation-maintenance-repair': { Scene: WrenchScene, secondHue: 70 },
  'it-telecom': { Scene: CodeScene, secondHue: 40 },
  'human-resources': { Scene: TalkScene, secondHue: 230 },
  'marketing-pr-media': { Scene: MegaphoneScene, secondHue: 30 },
  'education-science': { Scene: SchoolScene, secondHue: 25 },
  other: { Scene: RadarScene, secondHue: 35 },
  'agriculture-forestry-fishing': { Scene: FieldScene, secondHue: 80 },
  law: { Scene: ScalesScene, secondHue: 75 },
  'sales-retail': { Scene: ShopScene, secondHue: 85 },
  'manufacturing-crafts': { Scene: FactoryScene, secondHue: 50 },
  'transport-maritime': { Scene: RoadScene, secondHue: 85 },
  'security-protection': { Scene: ShieldScene, secondHue: 80 },
  'warehouse-logistics': { Scene: WarehouseScene, secondHue: 70 },
  care: { Scene: HomeCareScene, secondHue: 30 },
  'mechanical-engineering-shipbuilding': { Scene: ShipScene, secondHue: 60 },
  'tourism-hospitality': { Scene: BeachScene, secondHue: 78 },
  'healthcare-social': { Scene: ClinicScene, secondHue: 60 },
  management: { Scene: SummitScene, secondHue: 75 },
  'public-nonprofit': { Scene: TownHallScene, secondHue: 45 },
};

const fallback: SceneOfCategory = { Scene: RadarScene, secondHue: 35 };

/** The scene of a category's code. */
export function sceneOf(category: string): SceneOfCategory {
  return scenes[category] ?? fallback;
}

/** Codes of the categories that have a scene. */
export const sceneCategories = Object.keys(scenes);
