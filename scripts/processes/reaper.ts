// Ends the process groups of a start whose own process is gone: their numbers come in on stdin (+ for a new one,
// - for an ended one), and stdin closes when the start dies, however it dies. After an orderly stop there is nobody left to end.
import { createInterface } from 'node:readline';
import { endGroups } from './groups.ts';

const groups = new Set<number>();
for await (const line of createInterface({ input: process.stdin })) {
  const group = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(group);
  else groups.delete(group);
}
await endGroups([...groups], Number(process.argv[2]));
