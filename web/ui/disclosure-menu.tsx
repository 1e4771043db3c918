import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type DisclosureMenuProps = {
  label: ReactNode;
  icon?: IconName | undefined;
  className?: string;
  children: ReactNode;
};

/** Closes on Escape, on a click elsewhere and when a link is followed. */
export const DisclosureMenu = ({ label, icon = 'menu', className, children }: DisclosureMenuProps) => {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const fold = () => details.current?.removeAttribute('open');
    const handlePointer = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (!details.current?.contains(target) || target.closest('.panel a')) fold();
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      fold();
      details.current.querySelector('summary')?.focus();
    };
    const unmounted = new AbortController();
    document.addEventListener('click', handlePointer, { signal: unmounted.signal });
    document.addEventListener('keydown', handleKey, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);

  return (
    <details className={`menu-btn ${className ?? ''}`.trim()} ref={details}>
      <summary className="btn quiet">
        <Icon name={icon} />
        {label}
      </summary>
      <div className="panel">{children}</div>
    </details>
  );
};
