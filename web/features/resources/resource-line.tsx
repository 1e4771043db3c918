import type { Resource } from '#shared/schemas/resource.ts';
import { DeleteButton, EditButton } from '#web/blocks/row-buttons.tsx';
import { WebLink } from '#web/blocks/web-link.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { fileSize } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Chip } from '#web/ui/badge.tsx';
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

type ScanNoteProps = {
  resource: Pick<Resource, 'scan' | 'isForUniversity'>;
  /** May delete the document, so is told what to do. */
  isKeeper: boolean;
};

/** Says why a document does not open, or that it could not be checked. Nothing for a clean one. */
const ScanNote = ({ resource: { scan, isForUniversity }, isKeeper }: ScanNoteProps) => {
  const { t } = useTranslation('resources');
  if (scan === 'WAITING') return <Note icon="hourglass" title={t('scan.waiting')} texts={[t('scan.waitingText')]} />;
  if (scan === 'THREAT') {
    const texts = [t('scan.threatText'), ...(isKeeper ? [t('scan.threatAdvice')] : [])];
    return <Note icon="circle-alert" title={t('scan.threat')} texts={texts} />;
  }
  if (scan !== 'UNREADABLE') return null;
  const whose = isForUniversity ? t(isKeeper ? 'scan.sharedAdvice' : 'scan.sharedText') : t('scan.ownText');
  return <Note icon="circle-alert" title={t('scan.unreadable')} texts={[t('scan.unreadableText'), whose]} />;
};

type NoteProps = { icon: 'hourglass' | 'circle-alert'; title: string; texts: readonly string[] };

const Note = ({ icon, title, texts }: NoteProps) => (
  <div className="scan-note small">
    <Chip icon={icon} text={title} />
    <p>{texts.join(' ')}</p>
  </div>
);

export const ResourceLine = ({ resource, onEdit, onRemove }: ResourceLineProps) => {
  const { t } = useTranslation('resources');
  const { id, label: name, description, url, file, size, scan, isForUniversity } = resource;
  const isWaiting = scan === 'WAITING';
  const isRefused = scan === 'THREAT' || (scan === 'UNREADABLE' && isForUniversity);
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
        <ScanNote resource={resource} isKeeper={onRemove !== undefined} />
      </div>
      <span className="row-actions">
        {!url && !isRefused && (
          <IconButton
            icon={open.isPending ? 'loader-circle' : isWaiting ? 'rotate-cw' : 'file-down'}
            label={isWaiting ? t('scan.ask', { name }) : t('document.download', { name })}
            tip={isWaiting ? t('scan.askTip') : t('document.downloadTip')}
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
