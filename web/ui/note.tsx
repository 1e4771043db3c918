import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A remark, or what failed, where it is about. It is not announced: what happens at a call is announced by its message. */
export const Note = ({ tone = 'info', children }: { tone?: 'info' | 'fail'; children: ReactNode }) => (
  <div className={tone === 'fail' ? 'note fail' : 'note'}>
    <Icon name={tone === 'fail' ? 'circle-alert' : 'info'} />
    <div>{children}</div>
  </div>
);
