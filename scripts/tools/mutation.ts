import { rooms } from './mutation/rooms.ts';
import { runRoom } from './mutation/run-room.ts';

/**
 * `npm run mutation -- [room …]`: runs Stryker on the pure rooms. Exits 1 when a room scores below its bar.
 * MUTATION_CONCURRENCY: mutants tried at once.
 */
const concurrency = Number(process.env.MUTATION_CONCURRENCY ?? 2);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !rooms.some((room) => room.name === name));
if (unknown.length > 0) {
  throw new Error(`no room ${unknown.join(', ')}; the rooms are ${rooms.map(({ name }) => name).join(', ')}`);
}

const table: Record<string, string | number>[] = [];
let isBelow = false;
for (const room of rooms.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const { mutants, killed, survived, percent } = await runRoom(room, concurrency);
  isBelow ||= percent < room.bar;
  table.push({ room: room.name, mutants, killed, survived, score: percent.toFixed(1), bar: room.bar });
}
console.table(table);
process.exit(isBelow ? 1 : 0);
