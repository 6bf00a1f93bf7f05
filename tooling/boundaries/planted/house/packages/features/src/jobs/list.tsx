import { jobOf } from '@radar/api-client/jobs';
import { titleOf } from '@radar/domain/jobs';
import { Button } from '@radar/ui/button';
import { brand } from '../server/brand.ts';
import { home } from '../shell/href.ts';
export const List = () => <Button label={titleOf(jobOf()) + home() + brand} />;
