import { readFile } from 'node:fs/promises';
import { titleOf } from '@radar/domain/jobs';
export const routes = { readFile, titleOf };
