import type { IconName } from './icon-names.ts';

/** A decorative icon of the page's sprite: the word beside it, or the button's label, says what it means. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`.trim()} aria-hidden="true" focusable="false">
    <use href={`#i-${name}`} />
  </svg>
);
