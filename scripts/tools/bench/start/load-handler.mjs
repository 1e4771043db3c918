// Loads one bundle in its own process, as the Lambda runtime does. Plain JavaScript, so that only the bundle is
// compiled.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [file] = process.argv.slice(2);
const cpu = process.cpuUsage();
const startedAt = performance.now();
const { handler } = file.endsWith('.mjs') ? await import(pathToFileURL(file).href) : createRequire(file)(file);
const ms = performance.now() - startedAt;
const { user, system } = process.cpuUsage(cpu);
if (typeof handler !== 'function') throw new Error(`${file} exports no handler`);
console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1000 }));
