import { type FormEvent, type ReactNode, useState } from 'react';
import { keptPicture } from '#shared/files.ts';
import type { UploadForm } from '#shared/schemas/upload.ts';
import { ApiError, fieldErrorsOf } from '#web/lib/calls/api-error.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { errorText } from '#web/lib/calls/failures.ts';
import { notifyError } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { middle, squareOf, wholeOf } from '#web/lib/files/framing.ts';
import { sendFile } from '#web/lib/files/send-file.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { Reference } from './reference.tsx';
import { UploadField } from './upload-field.tsx';
import { type ChosenImage, cropImage, useChosenImage } from './use-chosen-image.ts';

type PictureDialogProps<R> = {
  title: string;
  /** A square is cropped by hand; a whole picture is only shrunk. */
  shape: keyof typeof keptPicture;
  preview: (chosenUrl: string | null) => ReactNode;
  previewText: string;
  submitLabel: string;
  success: string;
  id: string;
  calls: {
    form: ApiCall<[{ params: { id: string }; body: { type: string; size: number } }], UploadForm>;
    upload: ApiCall<[{ params: { id: string }; body: { key: string } }], R>;
  };
  onDone?: (record: R) => void;
  onClose: () => void;
};

export const PictureDialog = <R,>({ id, calls, shape, preview, onDone, onClose, ...words }: PictureDialogProps<R>) => {
  const { t } = useTranslation(['pictures', 'common']);
  const params = { id };
  const ask = useSend(calls.form, { isSilent: true, keepsCache: true });
  const take = useSend(calls.upload, { isSilent: true, success: words.success, ...(onDone && { onDone }) });
  const { image, isReading, choose, settled } = useChosenImage();
  const [framing, setFraming] = useState(middle);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<ApiError>();
  const [isSending, setSending] = useState(false);
  const isFramed = (chosen: ChosenImage): boolean => shape === 'square' && !chosen.isDrawing;

  /** Shows the fault and the advice beside the field, and the specification's sentence as a message. */
  const complain = (sentence: string, advice = ''): void => {
    notifyError(sentence);
    setError(`${sentence}${advice}`);
  };
  const read = async (file: File): Promise<void> => {
    setError(undefined);
    setFailure(undefined);
    setFraming(middle);
    const fault = await choose(file);
    if (fault === 'format') complain(t('common:image.format'), `. ${t('unreadable')}`);
    else if (fault === 'tooLarge') complain(t('common:image.tooLarge'));
    else if (fault === 'beyond') setError(t('beyond'));
  };
  const prepared = async (chosen: ChosenImage): Promise<File | null> =>
    chosen.isDrawing
      ? chosen.file
      : cropImage(chosen, isFramed(chosen) ? squareOf(chosen, framing) : wholeOf(chosen), keptPicture[shape]);
  const send = async (file: File): Promise<void> => {
    const form = await ask.mutateAsync({ params, body: { type: file.type, size: file.size } });
    await sendFile(form, file);
    await take.mutateAsync({ params, body: { key: form.key } });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    if (!image && !isReading) return complain(t('common:image.none'));
    setSending(true);
    setError(undefined);
    setFailure(undefined);
    try {
      const chosen = await settled();
      if (!chosen) return;
      const file = await prepared(chosen);
      if (!file) return setError(t('beyond'));
      await send(file);
      onClose();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      notifyError(t('failed'));
      // The dialog shows the reason, because the user chooses another picture there.
      setError(Object.values(fieldErrorsOf(cause))[0] ?? errorText(cause));
      setFailure(cause);
    } finally {
      setSending(false);
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
          <Button type="submit" look="primary" isBusy={isSending}>
            {words.submitLabel}
          </Button>
        </>
      }
    >
      {image && isFramed(image) ? (
        <PictureFrame url={image.url} picture={image} framing={framing} onFrame={setFraming} />
      ) : (
        <div className="crop">
          {preview(image?.url ?? null)}
          <p className="small muted">{words.previewText}</p>
        </div>
      )}
      <UploadField
        label={t('label')}
        hint={image && isFramed(image) ? undefined : t('hint')}
        invitation={t('invitation')}
        types={['image/*']}
        file={image?.file}
        onChoose={(chosen) => chosen && void read(chosen)}
        error={error}
      />
      <Reference error={failure} isExplained />
    </Dialog>
  );
};
