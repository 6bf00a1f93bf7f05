import { announceHouse } from './house.ts';
import { startHouse } from './start-house.ts';

/** Starts the house before the first test; the function it answers ends it after the last. */
const setup = async (): Promise<() => Promise<void>> => {
  const { house, end } = await startHouse();
  announceHouse(house);
  return end;
};

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default setup;
