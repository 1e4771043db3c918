import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const icons = { info: 'info', good: 'circle-check', fail: 'circle-alert' } as const;

/** Not a live region, because a message announces the result of a call. */
export const Note = ({ tone = 'info', children }: { tone?: keyof typeof icons; children: ReactNode }) => (
  <div className={tone === 'info' ? 'note small' : `note small ${tone}`}>
    <Icon name={icons[tone]} />
    <div>{children}</div>
  </div>
);
