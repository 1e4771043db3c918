import { fourLooks, looks } from '#tests/support/looks.ts';
import { everyScene, expectSound, nameOf, testScene } from '#tests/support/scene-tests.ts';

for (const [scene, look] of everyScene(process.env.ALL_LOOKS ? looks : fourLooks)) {
  testScene(scene, look, 'is accessible, and nothing in it jumps', (page) => expectSound(nameOf(scene, look), page));
}
