import type { KeyboardEvent } from 'react';
import { Field } from './field.tsx';

type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as it is read out. */
  text: string;
  disabled?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  onChange: (value: number) => void;
};

/** A slider under its label. */
export const RangeField = ({ label, text, onChange, ...range }: RangeFieldProps) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        {...range}
        type="range"
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    )}
  </Field>
);
