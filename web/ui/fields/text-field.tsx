import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

export type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | keyof FieldProps>;

export const TextField = ({ icon, ...props }: InputProps & { icon?: IconName }) => {
  const { field, control: input } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => {
        const line = <input type="text" {...input} {...control} className="input" />;
        if (!icon) return line;
        return (
          <div className="input-wrap">
            <Icon name={icon} />
            {line}
          </div>
        );
      }}
    </Field>
  );
};

type SearchFieldProps = {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  isLabelShown?: boolean;
};

/** Only screen readers get the label by default. */
export const SearchField = ({ placeholder, onChange, isLabelShown = false, ...props }: SearchFieldProps) => (
  <div className="search">
    <TextField
      {...props}
      icon="search"
      type="search"
      isLabelHidden={!isLabelShown}
      placeholder={placeholder ?? props.label}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);

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
