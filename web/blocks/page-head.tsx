import type { ReactNode, Ref } from 'react';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { Breadcrumb, type Trail } from './breadcrumb.tsx';

type PageHeadProps = {
  title: string;
  /** `value` is undefined while it loads; `label` is for screen readers. */
  count?: { value: number | undefined; label: string };
  lead?: ReactNode;
  trail?: Trail;
  actions?: ReactNode;
  /** Takes the focus when the focused element has been removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Hides the title except from screen readers. */
  isTitleHidden?: boolean;
  children?: ReactNode;
};

export const PageHead = (props: PageHeadProps) => {
  const { title, count, lead, trail, actions, headingRef, isTitleHidden, children } = props;
  return (
    <div className="page-head">
      {trail && <Breadcrumb trail={trail} current={title} />}
      <div className="toolbar">
        <div>
          <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={isTitleHidden ? 'sr' : undefined}>
            {title}{' '}
            {count?.value !== undefined && (
              <Count value={count.value.toLocaleString(currentLanguage())} label={count.label} />
            )}
          </h1>
          {lead && <p className="muted measure">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
};
