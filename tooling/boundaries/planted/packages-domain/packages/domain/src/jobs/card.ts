import { Button } from '@radar/ui/button';
export const card = Button;
