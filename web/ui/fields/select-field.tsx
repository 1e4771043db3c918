import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children' | keyof FieldProps> & {
    options: readonly { value: string; label: string }[];
    /** The label of a first, empty option. */
    placeholder?: string;
  };

export const SelectField = ({
  label,
  hint,
  error,
  versions,
  required,
  isLabelHidden,
  isWide,
  options,
  placeholder,
  ...select
}: SelectFieldProps) => (
  <Field
    {...{ label, hint, error, versions, required, isLabelHidden, isWide }}
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
