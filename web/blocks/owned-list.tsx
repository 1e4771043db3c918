import { type ReactNode, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { FormSkeleton, ListSkeleton, Loaded } from './loaded.tsx';
import { type Owned, OwnedDialog, type OwnedForm } from './owned-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { DeleteButton, EditButton } from './row-buttons.tsx';
import { WebLink } from './web-link.tsx';

type OwnedListProps<S extends z.ZodMiniObject, T> = OwnedForm<S> & {
  calls: {
    listOfUser: ApiCall<[{ params: { userId: string } }], readonly T[]>;
    remove: ApiCall<[{ params: { id: string } }], unknown>;
  };
  nameOf: (thing: T) => string;
  linkOf?: (thing: T) => string | null;
  factsOf: (thing: T) => readonly string[];
  isReadOnly?: boolean;
  /** Shown beside the button that adds a record. */
  actions?: ReactNode;
  /** Shown together with the list to avoid a layout shift. */
  children?: ReactNode;
};

type Open<T> = { removing: T } | { editing: T | null };

export const OwnedList = <S extends z.ZodMiniObject, T extends Owned<S>>(props: OwnedListProps<S, T>) => {
  const { texts, calls, userId, nameOf, linkOf, factsOf, isReadOnly = false, actions, children, ...form } = props;
  const { t } = useTranslation(texts);
  const query = useCall(calls.listOfUser, [{ params: { userId } }]);
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
          {!isReadOnly && (
            <>
              {actions}
              <Button look="secondary" icon="plus" onClick={() => setOpen({ editing: null })}>
                {t('add')}
              </Button>
            </>
          )}
        </div>
        <Loaded query={query} skeleton={<ListSkeleton />}>
          {(things) => (
            <div className="sheet">
              {things.length === 0 && <EmptyState title={t('empty')} {...(!isReadOnly && { text: t('emptyText') })} />}
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
                      {!isReadOnly && (
                        <span className="row-actions">
                          <EditButton label={t('editOf', { name })} onClick={() => setOpen({ editing: thing })} />
                          <DeleteButton
                            label={t('remove.label', { name })}
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
        {open && 'editing' in open && (
          <OwnedDialog {...form} {...{ texts, calls, userId }} record={open.editing} onClose={close} />
        )}
        {open && 'removing' in open && (
          <RemoveDialog
            call={calls.remove}
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
