import { Button } from '@radar/ui/button';

export const table = Button;
