import type * as z from 'zod/mini';
import { merging } from './form-merging.ts';
import { type FormOptions, useForm } from './use-form.ts';

/**
 * Merges changes made elsewhere (D90); when both sides changed a field, one version must be chosen before anything is
 * sent. `send` passes `revision` to a `useSend` with `isMerged`.
 */
export const useRecordForm = <S extends z.ZodMiniObject, R>(
  options: FormOptions<S, R> & { revision: number | undefined },
) => useForm(options, merging);
