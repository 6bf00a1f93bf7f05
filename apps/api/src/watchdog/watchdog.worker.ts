import { parentPort } from 'node:worker_threads';

const lookMs = 1_000;
const stillTicks = 15;

// Counts its own ticks instead of reading a clock: a machine that slept must not look like a thread that stood still.
let ticksSinceBeat = 0;
parentPort?.on('message', () => {
  ticksSinceBeat = 0;
});
setInterval(() => {
  ticksSinceBeat += 1;
  if (ticksSinceBeat >= stillTicks) process.kill(process.pid, 'SIGKILL');
}, lookMs);
