import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Choice = { label: string; onChoose: () => void };

/** Two versions of one field: its control holds the reader's own, beside which the one that was saved elsewhere is shown. */
export type Versions = {
  told: string;
  /** The other one, as the record has it. */
  theirs: unknown;
  /** Said where the other one is empty. */
  nothing: string;
  mine: Choice;
  other: Choice;
};

const control = 'input, textarea, select';

export type OtherVersionProps = {
  /** The field's. */
  label: string;
  versions: Versions;
  /** The other version in words; as it is, unless given. */
  show?: (value: unknown) => string;
};

/** The other version of a field, under its control, and the choice between both; the focus goes back to the control. */
export const OtherVersion = ({ label, versions, show = String }: OtherVersionProps) => {
  const { told, theirs, nothing, mine, other } = versions;
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Who has pressed the button that saves sees what there is to choose; who is typing is not led away.
    const isFirst = document.querySelector('.versions') === place.current;
    if (isFirst && !document.activeElement?.matches(control)) place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const choose = (choice: Choice) => (event: MouseEvent<HTMLElement>) => {
    const field = event.currentTarget.closest('.versions')?.parentElement?.querySelector<HTMLElement>(control);
    choice.onChoose();
    field?.focus();
  };
  const text = theirs === null || theirs === undefined ? '' : show(theirs);
  return (
    <fieldset className="versions" aria-label={label} ref={place}>
      <p className="told">
        <Icon name="circle-alert" />
        {told}
      </p>
      <blockquote>{text.trim() ? text : <span className="muted">{nothing}</span>}</blockquote>
      <p className="row">
        {[mine, other].map((choice) => (
          <Button key={choice.label} look="secondary" onClick={choose(choice)}>
            {choice.label}
          </Button>
        ))}
      </p>
    </fieldset>
  );
};
