import type { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';
import { notifyError } from './notify.ts';

/** The reference stands under the sentence, as a part of its own (S8.1). */
export const notifyFailure = (error: ApiError): void => notifyError(errorText(error), { reference: error.reference });
