import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '#web/blocks/page-head.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { ListName } from './entry-words.ts';

type ListPageProps = {
  list: ListName;
  count: number | undefined;
  dialog: (onClose: () => void) => ReactNode;
  /** The head takes the focus when a row was deleted. */
  children: (head: RefObject<HTMLHeadingElement | null>) => ReactNode;
};

export const ListPage = ({ list, count, dialog, children }: ListPageProps) => {
  const { t } = useTranslation('catalogues');
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead
        title={t(`${list}.title`)}
        count={{ value: count, label: t(`${list}.count`, { count: count ?? 0 }) }}
        lead={t(`${list}.lead`)}
        headingRef={heading}
        actions={
          <div className="page-actions">
            <Link className={buttonClass({ look: 'quiet' })} to="/super-admin/catalogue">
              {t('wholeCatalogue')}
            </Link>
            <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
              {t(`${list}.add`)}
            </Button>
          </div>
        }
      />
      {children(heading)}
      {isAdding && dialog(() => setAdding(false))}
    </>
  );
};
