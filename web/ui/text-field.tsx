import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | keyof FieldProps>;

/** A one-line field. */
export const TextField = ({ label, hint, error, required, isLabelHidden, isWide, ...input }: TextFieldProps) => (
  <Field {...{ label, hint, error, required, isLabelHidden, isWide }}>
    {(control) => <input type="text" {...input} {...control} className="input" />}
  </Field>
);
