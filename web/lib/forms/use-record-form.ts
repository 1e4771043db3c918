import type * as z from 'zod/mini';
import { merging } from './form-merging.ts';
import { type FormOptions, useForm } from './use-form.ts';

/**
 * A form over a record that others, or other devices, may change as well (D90). What was changed elsewhere meanwhile is taken
 * over; of a field that was changed on both sides one version must be chosen before anything is sent. `send` sends `changed`, or
 * the whole body, with `revision`, by a `useSend` with `isMerged`.
 */
export const useRecordForm = <S extends z.ZodMiniObject, R>(
  options: FormOptions<S, R> & { revision: number | undefined },
) => useForm(options, merging);
