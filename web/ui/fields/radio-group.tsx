import { useId } from 'react';
import { BothVersions, type Versions } from './versions.tsx';

type RadioGroupProps<V> = {
  legend: string;
  hint?: string;
  options: readonly { value: V; label: string }[];
  /** A value outside the options chooses none. */
  value: V | null;
  versions?: Versions | undefined;
  onChange: (value: V) => void;
};

export const RadioGroup = <V extends string | boolean | null>({
  legend,
  hint,
  options,
  value,
  versions,
  onChange,
}: RadioGroupProps<V>) => {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={hint && `${id}-hint`}>
      <legend className="label">{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="row">
        {options.map((option) => (
          <label key={option.label} className="check">
            <input type="radio" name={id} checked={value === option.value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      <BothVersions
        label={legend}
        versions={versions}
        show={(stored) => options.find((option) => option.value === stored)?.label ?? ''}
      />
    </fieldset>
  );
};
