import type { ApiError } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/error-text.ts';
import { Reference } from './reference.tsx';

/** For failures that no message shows. */
export const FailureText = ({ error }: { error: ApiError }) => (
  <>
    <p>{errorText(error)}</p>
    <Reference error={error} isExplained />
  </>
);
