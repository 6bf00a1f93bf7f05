import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSiteId, type SiteId, siteIds, siteOf } from '@radar/config/sites';
import type { Processes } from '../processes/processes.ts';
import { runHouse } from '../start/house.ts';
import { radarHouse } from '../start/radar.ts';

export type Origins = Map<SiteId, string>;

/**
 * `mk=http://localhost:3002`, or an address alone: then the port tells the site, and a port of nobody is the first site's.
 * @throws {Error} for a site that there is not
 */
export const readOrigins = (texts: readonly string[]): Origins =>
  new Map(
    texts.map((text) => {
      const [, name, address = text] = /^(\w+)=(.+)$/.exec(text) ?? [];
      const { origin, port } = new URL(address);
      const site = name ?? siteIds.find((id) => String(siteOf(id).port) === port) ?? siteIds[0];
      if (!isSiteId(site)) throw new Error(`There is no site '${site}': choose from ${siteIds.join(', ')}.`);
      return [site, origin];
    }),
  );

/** Starts the whole house as `npm start` does, with the demo's data in a folder that goes when this process does. */
export const startSites = async (root: string, processes: Processes): Promise<Origins> => {
  const data = mkdtempSync(join(tmpdir(), 'radar-bench-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  // The database and the mail server of a developer are none of the bench's business.
  const env = { ...process.env, DATABASE_URL: '', SMTP_URL: '' };
  const house = radarHouse({ root, data, env, siteIds, dev: false });
  const stage = { processes, say: (line: string) => console.log(line), verbose: false };
  await new Promise<void>((resolve, reject) => {
    runHouse(house, stage, resolve).catch(reject);
  });
  return new Map(siteIds.map((id, index) => [id, `http://localhost:${house.sites[index]?.port.number}`]));
};
