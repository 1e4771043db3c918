import type { ReactNode, Ref } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';

type PageHeadProps = {
  title: string;
  /** How many there are of what the page lists; `label` says it in words. */
  count?: { value: string | number; label: string } | undefined;
  lead?: ReactNode;
  /** The links that lead here. */
  trail?: readonly ReactNode[];
  /** What one does on the page, beside its title. */
  actions?: ReactNode;
  /** Where the focus goes when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The title is read out only: something else shows it. */
  isTitleHidden?: boolean;
  children?: ReactNode;
};

/** The head of a page: where one is, its one h1, what it is for. */
export const PageHead = ({
  title,
  count,
  lead,
  trail,
  actions,
  headingRef,
  isTitleHidden = false,
  children,
}: PageHeadProps) => {
  const { t } = useTranslation('common');
  const heading = (
    <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={isTitleHidden ? 'sr' : undefined}>
      {title} {count && <Count {...count} />}
    </h1>
  );
  const words = lead && <p className="muted measure">{lead}</p>;
  return (
    <div className="page-head">
      {trail && <Breadcrumb label={t('trail')} links={trail} current={title} />}
      {actions ? (
        <div className="toolbar">
          <div>
            {heading}
            {words}
          </div>
          {actions}
        </div>
      ) : (
        <>
          {heading}
          {words}
        </>
      )}
      {children}
    </div>
  );
};
