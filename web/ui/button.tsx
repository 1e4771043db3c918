import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';

type LookProps = { look?: ButtonLook; size?: 'large'; block?: boolean };

/** For links that look like a button. */
export const buttonClass = ({ look = 'secondary', size, block = false }: LookProps): string =>
  ['btn', look, size, block && 'block'].filter(Boolean).join(' ');

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  LookProps & { icon?: IconName; isBusy?: boolean; children: ReactNode };

/** While busy, the button keeps its focus but ignores clicks. */
export const Button = ({ look, size, block, icon, isBusy = false, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={buttonClass({ look, size, block })}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  >
    {isBusy ? <Icon name="loader-circle" /> : icon && <Icon name={icon} />}
    {children}
  </button>
);
