import { looksOf, openedLooks } from '#tests/support/looks.ts';
import { sceneOf } from '#tests/support/scene-of-screen.ts';
import { everyScene, testSound } from '#tests/support/scene-tests.ts';

const ofScreens = new Set(Object.values(sceneOf));

/** Both looks of each screen, and of its other states one of them, by turns; all with --all-looks. */
const swept = everyScene((scene, index) => {
  if (process.env.ALL_LOOKS) return looksOf(scene);
  return openedLooks(scene).filter((_, turn) => ofScreens.has(scene.name) || turn === index % 2);
});

for (const [scene, look] of swept) testSound(scene, look);
