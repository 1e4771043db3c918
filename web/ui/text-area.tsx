import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id' | keyof FieldProps>;

/** A field of several lines. */
export const TextArea = ({ label, hint, error, required, isLabelHidden, isWide, ...area }: TextAreaProps) => (
  <Field {...{ label, hint, error, required, isLabelHidden, isWide }}>
    {(control) => <textarea {...area} {...control} className="textarea" />}
  </Field>
);
