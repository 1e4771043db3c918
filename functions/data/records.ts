import { publicCv } from './cv/public-cvs.ts';
import { changeRecordWith, createRecordWith, removeRecordWith, saveRecordWith } from './kernel/record-writers.ts';

// Writing a public record of a user also updates the public CV. Marked as pure, so that bundles that only read leave
// the writers out.
export const createRecord = /* @__PURE__ */ createRecordWith(publicCv);
export const changeRecord = /* @__PURE__ */ changeRecordWith(publicCv);
export const saveRecord = /* @__PURE__ */ saveRecordWith(publicCv);
export const removeRecord = /* @__PURE__ */ removeRecordWith(publicCv);
