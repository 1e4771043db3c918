import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { BothVersions, Field, type FieldProps, splitFieldProps } from './field.tsx';
import type { Versions } from './other-version.tsx';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children' | keyof FieldProps> & {
    options: readonly { value: string; label: string }[];
    /** Labels a first, empty option. */
    placeholder?: string;
  };

export const SelectField = ({ options, placeholder, ...props }: SelectFieldProps) => {
  const { field, control: select } = splitFieldProps(props);
  return (
    <Field
      {...field}
      show={(value) => options.find((option) => option.value === String(value))?.label ?? String(value)}
    >
      {(control) => (
        <select {...select} {...control} className="select">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

type CheckGroupProps = {
  /** Read by screen readers only; a visible title stands beside the choices. */
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Separated by commas; null for none. */
  value: string | null;
  error?: string | undefined;
  versions?: Versions | undefined;
  onChange: (value: string | null) => void;
};

export const CheckGroup = ({ legend, options, value, error, versions, onChange }: CheckGroupProps) => {
  const ticked = new Set(value?.split(','));
  const labelsOf = (stored: unknown): string => {
    const values = new Set(String(stored).split(','));
    return options.flatMap((option) => (values.has(option.value) ? [option.label] : [])).join(', ');
  };
  const toggle = (one: string) => {
    const isTicked = (other: string) => ticked.has(other) !== (other === one);
    const left = options.map((option) => option.value).filter(isTicked);
    onChange(left.join(',') || null);
  };
  return (
    <fieldset className="field">
      <legend className="sr">{legend}</legend>
      <div className="form-grid check-grid">
        {options.map((option) => (
          <label key={option.value} className="check">
            <input type="checkbox" checked={ticked.has(option.value)} onChange={() => toggle(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p className="error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      <BothVersions label={legend} versions={versions} show={labelsOf} />
    </fieldset>
  );
};

type RadioGroupProps<V> = {
  legend: string;
  hint?: string;
  options: readonly { value: V; label: string }[];
  /** A value outside the options chooses none. */
  value: V | null;
  versions?: Versions | undefined;
  onChange: (value: V) => void;
};

export const RadioGroup = <V extends string | boolean | null>(props: RadioGroupProps<V>) => {
  const { legend, hint, options, value, versions, onChange } = props;
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

export const Picks = ({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) => (
  <fieldset className="picks-of">
    <legend className="label">{legend}</legend>
    {hint && <p className="hint">{hint}</p>}
    <div className="picks">{children}</div>
  </fieldset>
);

export const Pick = ({ isOn, onToggle, children }: { isOn: boolean; onToggle: () => void; children: ReactNode }) => (
  <label className="pick">
    <input type="checkbox" checked={isOn} onChange={onToggle} />
    {children}
  </label>
);

export const PickedList = ({ label, words }: { label: string; words: readonly string[] }) => (
  <ul className="picks plain" aria-label={label}>
    {words.map((word) => (
      <li key={word} className="pick on">
        {word}
      </li>
    ))}
  </ul>
);
