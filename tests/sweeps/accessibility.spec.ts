import { everyScene, expectSound, nameOf, testScene } from '#tests/support/scene-tests.ts';

for (const [scene, look] of everyScene) {
  testScene(scene, look, 'is accessible, and nothing in it jumps', (page) => expectSound(nameOf(scene, look), page));
}
