import type { IconName } from './icon-names.ts';

export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`.trim()} width="24" height="24" aria-hidden="true" focusable="false">
    <use href={`#i-${name}`} />
  </svg>
);
