import { askedToEnd } from '../processes/asked-to-end.ts';
import { type House, HouseError, runHouse, type Stage } from './house.ts';

/**
 * Runs a house until somebody asks for its end or something in it fails, and leaves no process behind.
 * @returns the exit code: 0 when the end was asked for
 */
export const keepHouse = async (describe: () => House, stage: Stage, onReady: (house: House) => void) => {
  const asked = askedToEnd();
  try {
    const house = describe();
    await Promise.race([asked, runHouse(house, stage, () => onReady(house))]);
    stage.say('Stopping …');
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    for (const line of error instanceof HouseError ? error.lines : [error.message]) console.error(line);
    return 1;
  } finally {
    await stage.processes.stopAll();
  }
};
