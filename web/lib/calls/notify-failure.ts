import type { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';
import { notifyError } from './notify.ts';

/** Shows the message of a failed call (S8.1); its reference stands under the sentence, as a part of its own. */
export const notifyFailure = (error: ApiError): void => notifyError(errorText(error), { reference: error.reference });
