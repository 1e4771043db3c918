import type { ApiError } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/error-text.ts';
import { Note } from '#web/ui/note.tsx';
import { Reference } from './reference.tsx';

/** Shows the reference only when a message already shows the text. */
export const FailureNote = ({ error }: { error: ApiError | undefined }) =>
  error && (
    <Note tone="fail">{error.reference ? <Reference error={error} isExplained /> : <p>{errorText(error)}</p>}</Note>
  );
