import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import type { Form } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { FailureAdvice } from './reference.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Leaves out the asterisk, which is a separate element. */
const labelOf = ({ labels }: Control): string => labels?.[0]?.firstChild?.textContent ?? '';

export const MissingFields = ({ id, names }: { id: string; names: readonly string[] }) => {
  const { t } = useTranslation('common');
  const line = useRef<HTMLSpanElement>(null);
  const [fields, setFields] = useState('');
  // Before paint, so that the labels match in every form.
  useLayoutEffect(() => {
    const controls = [...(line.current?.closest('form')?.elements ?? [])] as Control[];
    setFields(
      controls
        .filter(({ name }) => names.includes(name))
        .map(labelOf)
        .join(', '),
    );
  });
  return (
    <span className="missing small muted" id={id} ref={line} role="status">
      {fields && t('saving.missing', { fields })}
    </span>
  );
};

export const SubmitForm = ({ form, children }: { form: Form; children: ReactNode }) => {
  const id = useId();
  return (
    <div>
      <Button
        type="submit"
        look="primary"
        size="large"
        block
        disabled={form.missing.length > 0}
        aria-describedby={id}
        isBusy={form.isBusy}
      >
        {children}
      </Button>
      <MissingFields id={id} names={form.missing} />
    </div>
  );
};

export const FailureNote = ({ error }: { error: ApiError | undefined }) =>
  error && (
    <Note tone="fail">
      <FailureAdvice error={error} />
    </Note>
  );
