import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { ApiError, fieldErrorsOf, findCurrentRecord, mostMerges } from '#web/lib/calls/api-error.ts';
import { errorText, isCancelled } from '#web/lib/calls/failures.ts';
import { notifyError } from '#web/lib/calls/notify.ts';
import {
  afterSaving,
  changedNames,
  type Draft,
  type FormOptions,
  type FormValues,
  numbersRead,
  read,
} from './form-draft.ts';
import type { Merging } from './form-merging.ts';
import type { DraftState } from './use-draft.ts';
import { type FieldErrors, focusFirst } from './use-field-errors.ts';

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, read(from, name)]));

const revisionOf = (record: unknown): number | undefined => {
  const revision = typeof record === 'object' && record !== null ? read(record, 'revision') : undefined;
  return typeof revision === 'number' ? revision : undefined;
};

/** On a conflict with another change it merges and retries, at most `mostMerges` times. */
export const useSubmission = <S extends z.ZodMiniObject, R>(
  { schema, initial, valuesOf, send, confirm, onDone }: FormOptions<S, R>,
  { draft, setDraft, since, heldBy, valuesBy }: DraftState<FormValues<S>>,
  errors: FieldErrors,
  merging: Merging | undefined,
) => {
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  /** Also focuses the first field that must be chosen or corrected. */
  const hasFault = (of: Draft, form: EventTarget | undefined): boolean => {
    if (merging && merging.twofoldNames(of, heldBy(of).values).length > 0) {
      focusFirst(form, '.versions button');
      return true;
    }
    const found = errors.findings(valuesBy(of));
    if (found.length > 0) errors.complain(Object.fromEntries(found.map((one) => [one.field, one])), form);
    return found.length > 0;
  };

  const attempt = async (of: Draft, form: EventTarget | undefined, merges = 0): Promise<{ reply: R } | undefined> => {
    if (hasFault(of, form)) return undefined;
    const values = valuesBy(of);
    const base = heldBy(of);
    const body = z.parse(schema, numbersRead(schema, values));
    if (merges === 0 && confirm && !(await confirm(body))) return undefined;
    const changed = pick(body, changedNames(of, base.values)) as Partial<z.output<S>>;
    setBusy(true);
    try {
      const reply = await send(body, { changed, revision: base.revision });
      const known = { since, revision: revisionOf(reply) };
      // The draft must be clean before the screen is left.
      flushSync(() => setDraft((before) => afterSaving(before, values, known)));
      return { reply };
    } catch (error) {
      const record = merging && findCurrentRecord(error);
      if (!record || merges === mostMerges) throw error;
      const given = valuesOf?.(record as R) ?? pick(record, Object.keys(initial));
      const known = { values: given, revision: revisionOf(record), since };
      flushSync(() => setDraft((before) => ({ ...before, known })));
      const merged = { ...of, known };
      if (merging.twofoldNames(merged, given).length > 0) notifyError(errorText(error as ApiError));
      return attempt(merged, form, merges + 1);
    }
  };

  const showFailure = (error: ApiError, form: EventTarget | undefined): void => {
    if (isCancelled(error)) return;
    if (error.code === 'changed_meanwhile') notifyError(errorText(error));
    const byField = Object.entries(fieldErrorsOf(error));
    // A message is shown under its field, or else for the whole form.
    setFailure(byField.length > 0 && byField.every(([name]) => name in initial) ? undefined : error);
    errors.complain(Object.fromEntries(byField.map(([name, msg]) => [name, { msg }])), form);
  };

  const submit = async (form?: EventTarget): Promise<void> => {
    if (isBusy) return;
    setFailure(undefined);
    try {
      const done = await attempt(draft, form);
      if (done) onDone?.(done.reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure(error, form);
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, submit, clear: () => setFailure(undefined) };
};
