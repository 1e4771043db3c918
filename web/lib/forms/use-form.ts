import type { FormEvent } from 'react';
import type * as z from 'zod/mini';
import { type Draft, type FormOptions, type FormValues, isEmptyValue, type TextName } from './form-draft.ts';
import type { Merging } from './form-merging.ts';
import { useDraft } from './use-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useSubmission } from './use-submission.ts';

/**
 * `bind('city')` spreads into a text field, `bindChoice` into any other control. An error appears on blur, on submit or
 * with the server's reply, and disappears while typing. To change an existing record, use `useRecordForm`.
 */
export const useForm = <S extends z.ZodMiniObject, R>(options: FormOptions<S, R>, merging?: Merging) => {
  const state = useDraft(options);
  const { draft, held, values, changes, setDraft } = state;
  const errors = useFieldErrors(options.schema, Object.keys(options.initial), options.words);
  const submission = useSubmission(options, state, errors, merging);
  const twofold = merging?.twofoldNames(draft, held) ?? [];

  const change = (name: string, value: unknown) => {
    errors.noteEmptied(name, values[name as keyof typeof values], value);
    state.type(name, value);
    errors.forget(name);
  };
  const choose = (name: string) => (chosen: Draft) => {
    setDraft(chosen);
    errors.forget(name);
  };
  const versionsOf = (name: string) => merging?.versionsOf(name, { draft, held, choose: choose(name) });

  const bind = <K extends TextName<FormValues<S>>>(name: K) => {
    const value: unknown = values[name];
    return {
      name,
      value: isEmptyValue(value) && typeof value !== 'string' ? '' : String(value),
      required: errors.isRequired(name),
      error: errors.textOf(name),
      versions: versionsOf(name),
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        // Submitting shows the error anyway; showing it now would move the button away from under the pointer.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
        errors.look(name, values);
      },
    };
  };

  return {
    values,
    bind,
    bindChoice: <K extends keyof FormValues<S> & string>(name: K) => ({
      value: values[name],
      error: errors.textOf(name),
      versions: versionsOf(name),
      onChange: (value: FormValues<S>[K]) => change(name, value),
    }),
    set: <K extends keyof FormValues<S> & string>(name: K, value: FormValues<S>[K]) => change(name, value),
    errorOf: (name: keyof FormValues<S> & string) => errors.textOf(name),
    /** A change that was undone does not count. */
    changes: changes.length,
    isDirty: changes.length > 0,
    /** Number of fields with two versions, one of which must be chosen. */
    twofold: twofold.length,
    missing: errors.findings(values).flatMap(({ code, field }) => (code === 'required' ? field : [])),
    isBusy: submission.isBusy,
    error: submission.failure,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      void submission.submit(event?.currentTarget);
    },
    reset: () => {
      state.reset();
      errors.clear();
      submission.clear();
    },
  };
};

export type Form = Pick<
  ReturnType<typeof useForm>,
  'changes' | 'isDirty' | 'twofold' | 'missing' | 'isBusy' | 'error' | 'submit' | 'reset'
>;
