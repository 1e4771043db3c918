import type * as z from 'zod/mini';
import type { FormOptions } from './form-draft.ts';
import { merging } from './form-merging.ts';
import { useForm } from './use-form.ts';

/**
 * Merges changes made elsewhere (D90); when both sides changed a field, one version must be chosen before anything is
 * sent. `send` passes `revision` to a `useSend` with `isMerged`.
 */
export const useRecordForm = <S extends z.ZodMiniObject, R>(
  options: FormOptions<S, R> & { revision: number | undefined },
) => useForm(options, merging);
