import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field's label without its asterisk, which is an element of its own. */
const labelOf = ({ labels }: Control): string => labels?.[0]?.firstChild?.textContent ?? '';

/** Says which fields of its form must still be filled in, by their labels; describes the button that is off until then. */
export const MissingFields = ({ id, names }: { id: string; names: readonly string[] }) => {
  const { t } = useTranslation('common');
  const line = useRef<HTMLSpanElement>(null);
  const [fields, setFields] = useState('');
  // The labels are read off the page before it is painted: the words are those that one sees, in every form.
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
    <span className="missing" id={id} ref={line}>
      {fields && t('saving.missing', { fields })}
    </span>
  );
};

/** Sends a form that is the page's own; as long as that is off, says under it what is missing. */
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
