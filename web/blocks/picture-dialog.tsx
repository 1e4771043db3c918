import { type FormEvent, type ReactNode, useState } from 'react';
import type { UploadForm } from '#shared/schemas/upload.ts';
import { ApiError, fieldErrorsOf } from '#web/lib/api-error.ts';
import type { ApiCall } from '#web/lib/client.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { imageFault, imageTypes } from '#web/lib/image-file.ts';
import { notifyError } from '#web/lib/notify.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { useFileUrl } from '#web/lib/use-file-url.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { UploadField } from './upload-field.tsx';

type PictureDialogProps<R> = {
  title: string;
  /** What it looks like once it is taken: the picture chosen, or null while there is none. */
  preview: (chosenUrl: string | null) => ReactNode;
  previewText: string;
  submitLabel: string;
  /** What the message says when it was taken. */
  success: string;
  /** Whose picture it is. */
  id: string;
  calls: {
    form: ApiCall<[{ params: { id: string }; body: { type: string; size: number } }], UploadForm>;
    upload: ApiCall<[{ params: { id: string }; body: { key: string } }], R>;
  };
  onDone?: (record: R) => void;
  onClose: () => void;
};

/** Chooses a picture, shows what will be seen of it, and sends it. */
export const PictureDialog = <R,>({ id, calls, preview, onDone, onClose, ...words }: PictureDialogProps<R>) => {
  const { t } = useTranslation(['pictures', 'common']);
  const { t: common } = useTranslation('common');
  const params = { id };
  const ask = useSend(calls.form, { isSilent: true, keepsCache: true });
  const take = useSend(calls.upload, { isSilent: true, success: words.success, ...(onDone && { onDone }) });
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const chosenUrl = useFileUrl(file);

  const faultOf = (chosen: File | undefined): string | undefined => {
    const fault = imageFault(chosen, common);
    if (fault) notifyError(fault);
    return fault;
  };
  const send = async (chosen: File): Promise<void> => {
    const form = await ask.mutateAsync({ params, body: { type: chosen.type, size: chosen.size } });
    await sendFile(form, chosen);
    await take.mutateAsync({ params, body: { key: form.key } });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (!file) return setError(faultOf(file));
    setBusy(true);
    setError(undefined);
    try {
      await send(file);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notifyError(t('failed'));
      // Why, where one chooses another one.
      setError(Object.values(fieldErrorsOf(failure))[0] ?? errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={words.title}
      closeLabel={t('common:close')}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {words.submitLabel}
          </Button>
        </>
      }
    >
      <div className="crop">
        {preview(chosenUrl)}
        <p className="small muted">{words.previewText}</p>
      </div>
      <UploadField
        label={t('label')}
        hint={t('hint')}
        invitation={t('invitation')}
        types={imageTypes}
        faultOf={faultOf}
        file={file}
        onChoose={(chosen) => {
          setFile(chosen);
          setError(undefined);
        }}
        error={error}
      />
    </Dialog>
  );
};
