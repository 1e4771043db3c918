import { isUnchanged } from '#tests/support/looked-at.ts';
import { twoLooks } from '#tests/support/looks.ts';
import { expectSound, nameOf, testScene } from '#tests/support/scene-tests.ts';
import { scenes } from '#tests/support/scenes.ts';

// Every scene in one look, in turn, unless nothing was wrong with it as it is; `npm run check` crosses all scenes with all looks.
scenes.forEach((scene, index) => {
  const look = twoLooks[scene.isNarrow ? 1 : index % twoLooks.length];
  if (!look) throw new Error('there are two looks');
  const name = nameOf(scene, look);
  testScene(
    scene,
    look,
    'is accessible, and nothing in it jumps',
    (page) => expectSound(name, page),
    () => isUnchanged(name),
  );
});
