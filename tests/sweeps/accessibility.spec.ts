import { fourLooks, looks } from '#tests/support/looks.ts';
import { everyScene, testSound } from '#tests/support/scene-tests.ts';

for (const [scene, look] of everyScene(process.env.ALL_LOOKS ? looks : fourLooks)) testSound(scene, look);
