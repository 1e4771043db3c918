import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  /** Includes the thing: "Delete Portfolio". */
  label: string;
  /** Defaults to the label. */
  tip?: string;
  tone?: 'ok' | 'danger';
  size?: 'large';
  isEdged?: boolean;
};

export const IconButton = ({ icon, label, tip = label, tone, size, isEdged = false, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={['icon-btn', tone, size, isEdged && 'edged'].filter(Boolean).join(' ')}
    aria-label={label}
    title={tip}
  >
    <Icon name={icon} />
  </button>
);
