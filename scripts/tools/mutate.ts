import { resolve } from 'node:path';
import { createCopy, isStory } from './mutate/copy.ts';
import { mutations } from './mutate/mutations.ts';

/**
 * `npm run mutate`: breaks one line at a time in two copies of the product and runs the test that must notice. Prints
 * unnoticed lines; exits 1 for more than three, or when tests fail on an unbroken copy. Arguments select files by a
 * part of their path: `npm run mutate -- shared/domain`.
 */
const mayEscape = 3;
process.env.EVERY_RIGHT = 'yes';
const startedAt = performance.now();
const minutesSince = (then: number) => `${((performance.now() - then) / 60_000).toFixed(1)} min`;

const places = process.argv.slice(2);
const chosen = mutations.filter(({ file }) => places.length === 0 || places.some((place) => file.includes(place)));
// Stories come last, because they leave a build of broken lines behind.
const waiting = [...chosen.filter(({ test }) => !isStory(test)), ...chosen.filter(({ test }) => isStory(test))];
const escaped: string[] = [];

const work = async ({ isNoticed }: Awaited<ReturnType<typeof createCopy>>): Promise<void> => {
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const beganAt = performance.now();
    const noticed = await isNoticed(one);
    const line = `${noticed ? 'noticed  ' : 'UNNOTICED'}  ${one.file}: ${one.find.split('\n')[0]}`;
    if (!noticed) escaped.push(line);
    console.log(`${line}  (${minutesSince(beganAt)})`);
  }
};

// In sequence, because each one builds the product.
const copies = [await createCopy(resolve('.local/mutants/1')), await createCopy(resolve('.local/mutants/2'))];
if (!(await copies[0]?.passes([...new Set(chosen.map(({ test }) => test))], 'inherit'))) {
  throw new Error('the tests fail before anything is broken');
}
console.log(`nothing is broken, and all tests pass (${minutesSince(startedAt)})`);
await Promise.all(copies.map(work));
for (const line of escaped) console.log(line);
console.log(`${chosen.length - escaped.length} of ${chosen.length} broken lines noticed (${minutesSince(startedAt)})`);
process.exit(escaped.length > mayEscape ? 1 : 0);
