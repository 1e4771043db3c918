import type { ComponentProps } from 'react';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

type TextAreaProps = FieldProps & {
  count?: string;
} & Omit<ComponentProps<'textarea'>, 'className' | 'id' | keyof FieldProps>;

export const TextArea = ({ count, ...props }: TextAreaProps) => {
  const { field, control: area } = splitFieldProps(props);
  return (
    <Field {...field}>
      {({ 'aria-describedby': describedBy, ...control }) => {
        const countId = `${control.id}-count`;
        const descriptions = [describedBy, count && countId].filter(Boolean).join(' ');
        return (
          <>
            <textarea {...area} {...control} aria-describedby={descriptions || undefined} className="textarea" />
            {count && (
              <p className="words small muted" id={countId}>
                {count}
              </p>
            )}
          </>
        );
      }}
    </Field>
  );
};
