import { useId } from 'react';

type YesNoProps = {
  legend: string;
  hint?: string;
  yesLabel: string;
  noLabel: string;
  /** Null while neither was chosen. */
  value: boolean | null;
  onChange: (value: boolean) => void;
};

/** A question that is answered by yes or no, or not yet. */
export const YesNo = ({ legend, hint, yesLabel, noLabel, value, onChange }: YesNoProps) => {
  const id = useId();
  const choices = [
    { label: yesLabel, choice: true },
    { label: noLabel, choice: false },
  ];
  return (
    <fieldset className="field" aria-describedby={hint && `${id}-hint`}>
      <legend className="label">{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="row">
        {choices.map(({ label, choice }) => (
          <label key={label} className="check">
            <input type="radio" name={id} checked={value === choice} onChange={() => onChange(choice)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
