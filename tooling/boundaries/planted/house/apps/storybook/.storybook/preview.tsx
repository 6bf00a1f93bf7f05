import { brand } from '../../web-hr/brand.config.ts';
import { Button } from '@radar/ui/button';
export const preview = { brand, Button };
