import { Button } from '@radar/ui/button';
export const shown = Button;
