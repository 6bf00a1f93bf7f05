import { anApiOn, type TestApi, type TestApiOptions } from './an-api-on.ts';
import { aTestDatabase } from './test-database.ts';

export type { TestApi } from './an-api-on.ts';

/** The whole API on a database of its own. Close it in `afterAll`. */
export const aTestApi = async (options?: TestApiOptions): Promise<TestApi> => anApiOn(await aTestDatabase(), options);
