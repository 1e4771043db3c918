import { FailureAdvice } from '#web/blocks/reference.tsx';
import { fileSize } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

type UploadLineProps = { upload: Upload; uploads: Uploads };

export const UploadLine = ({ upload, uploads }: UploadLineProps) => {
  const { t } = useTranslation('resources');
  const { label: name, file, sent, error, key } = upload;
  const size = (bytes: number) => fileSize(bytes, currentLanguage());
  return (
    <li>
      <span className="key">
        <Icon name={error ? 'file-text' : 'upload'} />
      </span>
      <div>
        <p className="name">{name}</p>
        <p className="small muted">
          {file.name} · {size(file.size)}
        </p>
      </div>
      <span className="row-actions">
        {error ? (
          <>
            <Button icon="rotate-cw" aria-label={t('upload.retryOf', { name })} onClick={() => uploads.retry(upload)}>
              {t('upload.retry')}
            </Button>
            <IconButton
              icon="trash-2"
              tone="danger"
              label={t('upload.dropOf', { name })}
              tip={t('upload.drop')}
              onClick={() => uploads.drop(upload)}
            />
          </>
        ) : (
          <Button look="quiet" aria-label={t('upload.cancelOf', { name })} onClick={() => uploads.drop(upload)}>
            {t('upload.cancel')}
          </Button>
        )}
      </span>
      {error ? (
        <div className="line-full">
          <p className="error">
            <Icon name="circle-alert" />
            {t('upload.kept')}
          </p>
          <FailureAdvice error={error} />
        </div>
      ) : (
        <div className="progress line-full">
          <span className="t num">
            <span>{key ? t('upload.taking') : t('upload.running', { sent: size(sent), size: size(file.size) })}</span>
          </span>
          <progress value={sent} max={file.size} aria-label={t('upload.of', { name })} />
        </div>
      )}
    </li>
  );
};
