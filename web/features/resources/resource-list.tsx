import { useRef, useState } from 'react';
import type { Resource } from '#shared/schemas/resource.ts';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Count } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AddDocument, ResourceDialog, type ResourceKind } from './resource-dialogs.tsx';
import { ResourceLine } from './resource-line.tsx';
import { UploadLine } from './upload-line.tsx';
import type { Uploads } from './use-uploads.ts';

type ResourceListProps = { kind: ResourceKind; resources: readonly Resource[]; uploads: Uploads | undefined };

/** Read-only without `uploads`. */
export const ResourceList = ({ kind, resources, uploads }: ResourceListProps) => {
  const { t } = useTranslation('resources');
  const heading = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<Resource>();
  /** Null to add a resource. */
  const [editing, setEditing] = useState<Resource | null>();
  const close = () => setEditing(undefined);
  const ofKind = resources.filter(({ url }) => (url !== null) === (kind === 'link'));
  const count = ofKind.length;
  const sending = kind === 'document' ? (uploads?.all ?? []) : [];
  return (
    <section className="kept-list">
      <div className="toolbar">
        <h2 ref={heading} tabIndex={-1}>
          {t(`${kind}.heading`)} <Count value={count} label={t(`${kind}.count`, { count })} />
        </h2>
        {uploads && (
          <Button icon="plus" onClick={() => setEditing(null)}>
            {t(`${kind}.add`)}
          </Button>
        )}
      </div>
      <div className="sheet">
        {count === 0 && sending.length === 0 && (
          <EmptyState
            title={uploads ? t(`${kind}.empty`) : t(`${kind}.emptyShared`)}
            {...(uploads && { text: t(`${kind}.${uploads.isForUniversity ? 'emptyTextShared' : 'emptyText'}`) })}
          />
        )}
        <ul className="lines keyed">
          {uploads && sending.map((upload) => <UploadLine key={upload.id} upload={upload} uploads={uploads} />)}
          {ofKind.map((resource) => (
            <ResourceLine
              key={resource.id}
              resource={resource}
              {...(uploads && {
                onEdit: () => setEditing(resource),
                onRemove: () => setRemoving(resource),
              })}
            />
          ))}
        </ul>
      </div>
      {uploads && removing && (
        <RemoveDialog
          call={api.resources.remove}
          input={{ params: { id: removing.id } }}
          title={t(`${kind}.remove.title`)}
          text={t(`${kind}.remove.${uploads.isForUniversity ? 'textShared' : 'text'}`, { name: removing.label })}
          success={t(`${kind}.remove.done`)}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => heading.current?.focus()}
        />
      )}
      {uploads && (editing || (editing === null && kind === 'link')) && (
        <ResourceDialog kind={kind} record={editing} isForUniversity={uploads.isForUniversity} onClose={close} />
      )}
      {uploads && editing === null && kind === 'document' && <AddDocument onChoose={uploads.start} onClose={close} />}
    </section>
  );
};
