import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Field, splitFieldProps } from './field.tsx';
import type { InputProps } from './text-field.tsx';

type PasswordFieldProps = Omit<InputProps, 'type'> & { showLabel: string; hideLabel: string };

export const PasswordField = ({ showLabel, hideLabel, ...props }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  const { field, control: input } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="input-wrap">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="input has-end"
            spellCheck={false}
            autoCapitalize="none"
          />
          <span className="end">
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? hideLabel : showLabel}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
};
