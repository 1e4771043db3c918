import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export const Count = ({ value, label }: { value: string | number; label: string }) => (
  <span className="count">
    <span aria-hidden="true">{value}</span>
    <span className="sr">{label}</span>
  </span>
);

type ChipProps = { tone?: 'accepted'; icon: IconName; text: string };

export const Chip = ({ tone, icon, text }: ChipProps) => (
  <span className={tone ? `chip ${tone}` : 'chip'}>
    <Icon name={icon} />
    {text}
  </span>
);
