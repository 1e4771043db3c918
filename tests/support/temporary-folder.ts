import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder with that prefix. */
export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));
