import 'server-only';
import { siteOrigin } from '../brand.ts';
import { documentAnswer } from './answer.ts';
import { robotsText } from './robots-rules.ts';

/** `/robots.txt` */
export const GET = (request: Request): Response =>
  documentAnswer(request, { body: robotsText(siteOrigin()), type: 'text/plain' });
