import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

/** Closes on Escape, on a click elsewhere and when a link is followed. */
export const DisclosureMenu = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) => {
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
    document.addEventListener('click', handlePointer);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('click', handlePointer);
      document.removeEventListener('keydown', handleKey);
    };
  }, []);

  return (
    <details className={`menu-btn ${className ?? ''}`.trim()} ref={details}>
      <summary className="btn quiet">
        <Icon name="menu" />
        {label}
      </summary>
      <div className="panel">{children}</div>
    </details>
  );
};
