import { type ReactNode, useRef, useState } from 'react';
import type { Texts } from '#shared/i18n/index.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import type { Namespace } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Loaded, type Query } from './loaded.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WebLink } from './web-link.tsx';

type OwnedTexts = Record<'heading' | 'count_other' | 'empty' | 'emptyText' | 'add' | 'editOf', string> & {
  remove: Record<'label' | 'title' | 'text' | 'done', string>;
};
/** The namespaces that have all texts of such a list. */
type ListTexts = { [N in Namespace]: Texts[N] extends OwnedTexts ? N : never }[Namespace];

type Editing<T> = {
  /** Null adds a thing. */
  dialog: (thing: T | null, onClose: () => void) => ReactNode;
  remove: ApiCall<[{ params: { id: string } }], unknown>;
  actions?: ReactNode;
};

type OwnedListProps<T> = {
  query: Query<readonly T[]>;
  texts: ListTexts;
  nameOf: (thing: T) => string;
  linkOf?: (thing: T) => string | null;
  factsOf: (thing: T) => readonly string[];
  /** Absent in a read-only list. */
  editing?: Editing<T> | undefined;
  /** Shown together with the list, so that nothing moves. */
  children?: ReactNode;
};

type Open<T> = { removing: T } | { editing: T | null };

export const OwnedList = <T extends { id: string }>({
  query,
  texts,
  nameOf,
  linkOf,
  factsOf,
  editing,
  children,
}: OwnedListProps<T>) => {
  const { t } = useTranslation([texts, 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open<T>>();
  const close = () => setOpen(undefined);
  const count = query.data?.length;
  return (
    <>
      <section className="kept-list">
        <div className="toolbar">
          <h2 ref={heading} tabIndex={-1}>
            {t('heading')} {count !== undefined && <Count value={count} label={t('count', { count })} />}
          </h2>
          {editing?.actions}
          {editing && (
            <Button look="secondary" icon="plus" onClick={() => setOpen({ editing: null })}>
              {t('add')}
            </Button>
          )}
        </div>
        <Loaded query={query} skeleton={<ListSkeleton />}>
          {(things) => (
            <div className="sheet">
              {things.length === 0 && <EmptyState title={t('empty')} {...(editing && { text: t('emptyText') })} />}
              <ul className="lines">
                {things.map((thing) => {
                  const name = nameOf(thing);
                  const link = linkOf?.(thing);
                  return (
                    <li key={thing.id}>
                      <div>
                        <p className="name">{link ? <WebLink address={link}>{name}</WebLink> : name}</p>
                        {factsOf(thing).map((fact) => (
                          <p key={fact} className="small muted">
                            <Raised>{fact}</Raised>
                          </p>
                        ))}
                      </div>
                      {editing && (
                        <span className="row-actions">
                          <IconButton
                            icon="pencil"
                            label={t('editOf', { name })}
                            tip={t('common:edit')}
                            onClick={() => setOpen({ editing: thing })}
                          />
                          <IconButton
                            icon="trash-2"
                            tone="danger"
                            label={t('remove.label', { name })}
                            tip={t('common:delete')}
                            onClick={() => setOpen({ removing: thing })}
                          />
                        </span>
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
        </Loaded>
        {editing && open && 'editing' in open && editing.dialog(open.editing, close)}
        {editing && open && 'removing' in open && (
          <RemoveDialog
            call={editing.remove}
            title={t('remove.title')}
            text={t('remove.text', { name: nameOf(open.removing) })}
            success={t('remove.done')}
            input={{ params: { id: open.removing.id } }}
            onClose={close}
            onRemoved={() => heading.current?.focus()}
          />
        )}
      </section>
      {children && (query.data || query.error ? children : <FormSkeleton />)}
    </>
  );
};
