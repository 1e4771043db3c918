import { fourLooks } from '#tests/support/looks.ts';
import { looksOf, testSound } from '#tests/support/scene-tests.ts';
import { scenes } from '#tests/support/scenes.ts';

// Every scene in one of the four looks of `npm run check`, in turn.
scenes.forEach((scene, index) => {
  const possible = looksOf(scene, fourLooks);
  const look = possible[index % possible.length];
  if (!look) throw new Error(`${scene.name} exists in no look`);
  testSound(scene, look);
});
