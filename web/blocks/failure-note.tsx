import type { ApiError } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/error-text.ts';
import { Note } from '#web/ui/note.tsx';
import { Reference } from './reference.tsx';

/** Stands in a form whose call failed, which a message has told: its reference and what can be done, or the sentence where there is none. */
export const FailureNote = ({ error }: { error: ApiError | undefined }) =>
  error && (
    <Note tone="fail">{error.reference ? <Reference error={error} isExplained /> : <p>{errorText(error)}</p>}</Note>
  );
