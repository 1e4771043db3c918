import { openedLooks } from '#tests/support/looks.ts';
import { sceneOf } from '#tests/support/scene-of-screen.ts';
import { testSound } from '#tests/support/scene-tests.ts';
import { scenes } from '#tests/support/scenes.ts';

// One look per screen, by turns; `npm run check` takes both, and the other scenes.
Object.values(sceneOf).forEach((name, index) => {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  const looks = openedLooks(scene);
  const look = looks[index % looks.length];
  if (!look) throw new Error(`${name} exists in no look`);
  testSound(scene, look);
});
