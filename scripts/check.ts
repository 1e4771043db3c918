import { playwright, runParts } from './run-parts.ts';

/** `npm run check`: the long sweeps that `npm test` samples: axe over every scene in every look, and the walk by keyboard. Exits 1 on a finding. */
runParts([playwright('sweeps', 900)]);
