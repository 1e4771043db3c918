import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

type TextFieldProps = FieldProps & { icon?: IconName } & Omit<
    ComponentProps<'input'>,
    'className' | 'id' | keyof FieldProps
  >;

export const TextField = ({ icon, ...props }: TextFieldProps) => {
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
