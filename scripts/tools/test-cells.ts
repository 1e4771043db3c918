import { inCells, runParts } from './run-parts.ts';

/** `npm run test:cells`: all stories against a product of two cells, of which `npm run check` plays some. */
runParts([inCells(600)]);
