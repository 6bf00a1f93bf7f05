// A small server with a child of its own, for the tests of the orchestrator.
//   node server.ts <port> <file to write both process ids into> [stubborn | locked]
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, pids = '', manner] = process.argv.slice(2);

if (manner === 'locked') {
  console.error('The database is in use by process 1.');
  process.exit(1);
}
if (manner === 'stubborn') process.on('SIGTERM', () => {});

const child = spawn('sleep', ['600'], { stdio: 'ignore' });
appendFileSync(pids, `${process.pid}\n${child.pid}\n`);
console.log('{"progress":"Opening the database"}');
console.log('{"level":30,"msg":"not for people"}');
createServer((_, response) => response.end('ok')).listen(Number(port), '127.0.0.1');
