import { sealId } from './layout.ts';
import drawing from './seal.png?inline';

/** Part of every mail, since clients block pictures that they would have to fetch. */
export const seal = { cid: sealId, path: drawing, filename: 'seal.png', contentDisposition: 'inline' } as const;
