import { type ReactNode, useRef, useState } from 'react';
import type { ApiCall } from '#web/lib/client.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { Loaded, type Query } from './loaded.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type OwnedListProps<T> = {
  query: Query<readonly T[]>;
  title: string;
  /** "3 diplomas": the number beside the title in words. */
  countLabel: (count: number) => string;
  addLabel: string;
  empty: { title: string; text: string };
  /** A thing's name, and under it what else one knows it by. */
  line: (thing: T) => { name: string; facts: readonly string[]; editLabel: string; removeLabel: string };
  /** The dialog in which a thing is changed, or a new one added (null). */
  dialog: (thing: T | null, onClose: () => void) => ReactNode;
  remove: {
    call: ApiCall<[{ params: { id: string } }], unknown>;
    title: string;
    text: (thing: T) => string;
    success: string;
  };
};

const Skeleton = () => (
  <div className="sheet">
    <ul className="lines">
      {[1, 2, 3].map((line) => (
        <li key={line}>
          <div>
            <p className="name">
              <span className="skeleton" />
            </p>
            <p className="small">
              <span className="skeleton" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

type Open<T> = { removing: T } | { editing: T | null };

/** What a person keeps a list of, in the order in which the server gives it: add, edit and delete, each in a dialog. */
export const OwnedList = <T extends { id: string }>({
  query,
  title,
  countLabel,
  addLabel,
  empty,
  line,
  dialog,
  remove,
}: OwnedListProps<T>) => {
  const { t } = useTranslation('common');
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open<T>>();
  const close = () => setOpen(undefined);
  const count = query.data?.length;
  return (
    <section className="kept-list">
      <div className="toolbar">
        <h2 ref={heading} tabIndex={-1}>
          {title} {count !== undefined && <Count value={count} label={countLabel(count)} />}
        </h2>
        <Button look="secondary" onClick={() => setOpen({ editing: null })}>
          <Icon name="plus" />
          {addLabel}
        </Button>
      </div>
      <Loaded query={query} skeleton={<Skeleton />}>
        {(things) => (
          <div className="sheet">
            {things.length === 0 && <EmptyState {...empty} />}
            <ul className="lines">
              {things.map((thing) => {
                const { name, facts, editLabel, removeLabel } = line(thing);
                return (
                  <li key={thing.id}>
                    <div>
                      <p className="name">{name}</p>
                      {facts.map((fact) => (
                        <p key={fact} className="small muted">
                          <Raised>{fact}</Raised>
                        </p>
                      ))}
                    </div>
                    <span className="row-actions">
                      <IconButton
                        icon="pencil"
                        label={editLabel}
                        tip={t('edit')}
                        onClick={() => setOpen({ editing: thing })}
                      />
                      <IconButton
                        icon="trash-2"
                        tone="danger"
                        label={removeLabel}
                        tip={t('delete')}
                        onClick={() => setOpen({ removing: thing })}
                      />
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </Loaded>
      {open && 'editing' in open && dialog(open.editing, close)}
      {open && 'removing' in open && (
        <RemoveDialog
          {...remove}
          text={remove.text(open.removing)}
          input={{ params: { id: open.removing.id } }}
          onClose={close}
          onRemoved={() => heading.current?.focus()}
        />
      )}
    </section>
  );
};
