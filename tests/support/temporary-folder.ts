import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));
