import type { ApiError } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/error-text.ts';
import { Note } from '#web/ui/note.tsx';
import { Reference } from './reference.tsx';

/** The failure of a form's call: its reference, for which a message shows the text, or else the text. */
export const FailureNote = ({ error }: { error: ApiError | undefined }) =>
  error && (
    <Note tone="fail">{error.reference ? <Reference error={error} isExplained /> : <p>{errorText(error)}</p>}</Note>
  );
