import { type RefObject, useRef, useState } from 'react';
import type { Resource } from '#shared/schemas/resource.ts';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AddDocument, EditDocument, LinkDialog } from './resource-dialogs.tsx';
import { ResourceLine } from './resource-line.tsx';
import { UploadLine } from './upload-line.tsx';
import type { Editing } from './use-uploads.ts';

type Kind = 'document' | 'link';
type Open = { removing: Resource } | { editing: Resource | null };
type OpenDialogProps = {
  kind: Kind;
  open: Open;
  heading: RefObject<HTMLElement | null>;
  editing: Editing;
  onClose: () => void;
};

const OpenDialog = ({ kind, open, heading, editing: { isForUniversity, uploads }, onClose }: OpenDialogProps) => {
  const { t } = useTranslation('resources');
  if ('removing' in open)
    return (
      <RemoveDialog
        call={api.resources.remove}
        input={{ params: { id: open.removing.id } }}
        title={t(`${kind}.remove.title`)}
        text={t(`${kind}.remove.${isForUniversity ? 'textShared' : 'text'}`, { name: open.removing.label })}
        success={t(`${kind}.remove.done`)}
        onClose={onClose}
        onRemoved={() => heading.current?.focus()}
      />
    );
  if (kind === 'link') return <LinkDialog record={open.editing} isForUniversity={isForUniversity} onClose={onClose} />;
  if (open.editing) return <EditDocument record={open.editing} onClose={onClose} />;
  return <AddDocument onChoose={uploads.start} onClose={onClose} />;
};

type ResourceListProps = { kind: Kind; resources: readonly Resource[]; editing: Editing | undefined };

export const ResourceList = ({ kind, resources, editing }: ResourceListProps) => {
  const { t } = useTranslation('resources');
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open>();
  const ofKind = resources.filter(({ url }) => (url !== null) === (kind === 'link'));
  const count = ofKind.length;
  const sending = kind === 'document' ? (editing?.uploads.all ?? []) : [];
  return (
    <section className="kept-list">
      <div className="toolbar">
        <h2 ref={heading} tabIndex={-1}>
          {t(`${kind}.heading`)} <Count value={count} label={t(`${kind}.count`, { count })} />
        </h2>
        {editing && (
          <Button icon="plus" onClick={() => setOpen({ editing: null })}>
            {t(`${kind}.add`)}
          </Button>
        )}
      </div>
      <div className="sheet">
        {count === 0 && sending.length === 0 && (
          <EmptyState
            title={editing ? t(`${kind}.empty`) : t(`${kind}.emptyShared`)}
            {...(editing && { text: t(`${kind}.${editing.isForUniversity ? 'emptyTextShared' : 'emptyText'}`) })}
          />
        )}
        <ul className="lines keyed">
          {editing && sending.map((upload) => <UploadLine key={upload.id} upload={upload} uploads={editing.uploads} />)}
          {ofKind.map((resource) => (
            <ResourceLine
              key={resource.id}
              resource={resource}
              {...(editing && {
                onEdit: () => setOpen({ editing: resource }),
                onRemove: () => setOpen({ removing: resource }),
              })}
            />
          ))}
        </ul>
      </div>
      {open && editing && (
        <OpenDialog kind={kind} open={open} heading={heading} editing={editing} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
};
