import type { Resource } from '#shared/schemas/resource.ts';
import { DeleteButton, EditButton } from '#web/blocks/row-buttons.tsx';
import { WebLink } from '#web/blocks/web-link.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { fileSize } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type ResourceLineProps = {
  resource: Resource;
  /** Absent for users who may only read. */
  onEdit?: () => void;
  onRemove?: () => void;
};

/** Shortens "https://www.carnets.example/notes/" to "carnets.example/notes". */
const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

export const ResourceLine = ({ resource, onEdit, onRemove }: ResourceLineProps) => {
  const { t } = useTranslation('resources');
  const { id, label: name, description, url, file, size } = resource;
  // The call needs a token and redirects to a signed link that is valid for five minutes.
  const open = useSend(api.resources.file, { keepsCache: true, onDone: (blob) => saveFile(blob, file ?? name) });
  const facts = url ? shortAddress(url) : [file, size && fileSize(size, currentLanguage())].filter(Boolean).join(' · ');
  return (
    <li>
      <span className="key">
        <Icon name={url ? 'link' : 'file-text'} />
      </span>
      <div>
        <p className="name">{url ? <WebLink address={url}>{name}</WebLink> : name}</p>
        <p className="small">{description}</p>
        <p className="small muted">{facts}</p>
      </div>
      <span className="row-actions">
        {!url && (
          <IconButton
            icon={open.isPending ? 'loader-circle' : 'file-down'}
            label={t('document.download', { name })}
            tip={t('document.downloadTip')}
            aria-busy={open.isPending || undefined}
            onClick={() => open.isPending || open.mutate({ params: { id } })}
          />
        )}
        {onEdit && <EditButton label={t('editOf', { name })} onClick={onEdit} />}
        {onRemove && <DeleteButton label={t('removeOf', { name })} onClick={onRemove} />}
      </span>
    </li>
  );
};
