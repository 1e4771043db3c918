import { type ComponentProps, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Field, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | keyof FieldProps> & {
    showLabel: string;
    hideLabel: string;
  };

export const PasswordField = ({
  label,
  hint,
  error,
  required,
  isLabelHidden,
  isWide,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required, isLabelHidden, isWide }}>
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
