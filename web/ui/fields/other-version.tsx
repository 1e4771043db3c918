import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Choice = { label: string; onChoose: () => void };

/** The control holds the user's own version; `theirs` was saved elsewhere. */
export type Versions = {
  told: string;
  theirs: unknown;
  /** Shown when the other version is empty. */
  nothing: string;
  mine: Choice;
  other: Choice;
};

const control = 'input, textarea, select';

export type OtherVersionProps = { label: string; versions: Versions; show?: (value: unknown) => string };

/** After the choice, the control has the focus again. */
export const OtherVersion = ({ label, versions, show = String }: OtherVersionProps) => {
  const { told, theirs, nothing, mine, other } = versions;
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Scrolls to the first conflict after saving, but not while the user is typing.
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
    <fieldset className="versions small" aria-label={label} ref={place}>
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
