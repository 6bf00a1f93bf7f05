import { createNextConfig } from '@radar/features/next-config';
import { brand } from './brand.config.ts';

export default createNextConfig(brand);
