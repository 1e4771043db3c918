import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const icons = { info: 'info', good: 'circle-check', fail: 'circle-alert' } as const;

/** A remark, what went well or what failed, where it is about. It is not announced: what happens at a call is announced by its message. */
export const Note = ({ tone = 'info', children }: { tone?: keyof typeof icons; children: ReactNode }) => (
  <div className={tone === 'info' ? 'note' : `note ${tone}`}>
    <Icon name={icons[tone]} />
    <div>{children}</div>
  </div>
);
