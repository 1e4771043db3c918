import type { ComponentProps } from 'react';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

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
