import { openedLooks } from '#tests/support/looks.ts';
import { everyScene, testSound } from '#tests/support/scene-tests.ts';

const isEach = process.env.ALL_LOOKS !== undefined;

for (const [scene, look] of everyScene((one) => openedLooks(one, { isEach }))) testSound(scene, look);
