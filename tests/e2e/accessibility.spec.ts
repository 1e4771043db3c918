import { isUnchanged } from '#tests/support/looked-at.ts';
import { fourLooks } from '#tests/support/looks.ts';
import { expectSound, looksOf, nameOf, testScene } from '#tests/support/scene-tests.ts';
import { scenes } from '#tests/support/scenes.ts';

// Every scene in one of the four looks of `npm run check`, in turn; not where that has just found nothing wrong with it as it is.
scenes.forEach((scene, index) => {
  const possible = looksOf(scene, fourLooks);
  const look = possible[index % possible.length];
  if (!look) throw new Error(`${scene.name} exists in no look`);
  const name = nameOf(scene, look);
  testScene(
    scene,
    look,
    'is accessible, and nothing in it jumps',
    (page) => expectSound(name, page),
    () => isUnchanged(name),
  );
});
