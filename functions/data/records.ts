import { publicCv } from './cv/public-cvs.ts';
import { recordWriters } from './kernel/record-writers.ts';

/** Writes of records (kernel/record-writers.ts). Writing a public record of a person also updates their public CV. */
export const { createRecord, changeRecord, saveRecord, removeRecord } = recordWriters(publicCv);
