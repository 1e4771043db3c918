import { type FormEvent, useState } from 'react';
import type { User } from '#shared/schemas/user.ts';
import { UploadField } from '#web/blocks/upload-field.tsx';
import { api } from '#web/lib/api.ts';
import { ApiError, fieldErrorsOf } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { imageFault, imageTypes } from '#web/lib/image-file.ts';
import { notifyError } from '#web/lib/notify.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { storeUser } from '#web/lib/session.ts';
import { useFileUrl } from '#web/lib/use-file-url.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Chooses a picture of oneself, shows what will be seen of it, and sends it. */
export const AvatarDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const params = { id: user.id };
  const ask = useSend(api.users.avatarForm, { isSilent: true, keepsCache: true });
  const take = useSend(api.users.uploadAvatar, { isSilent: true, success: t('avatar.done'), onDone: storeUser });
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
      notifyError(t('avatar.failed'));
      // Why, where one chooses another one.
      setError(Object.values(fieldErrorsOf(failure))[0] ?? errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('avatar.title')}
      closeLabel={common('close')}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t('avatar.save')}
          </Button>
        </>
      }
    >
      <div className="crop">
        <Avatar firstName={user.firstName} lastName={user.lastName} url={chosenUrl ?? user.avatarUrl} size="l" />
        <p className="small muted">{t('avatar.crop')}</p>
      </div>
      <UploadField
        label={t('avatar.label')}
        hint={t('avatar.hint')}
        invitation={t('avatar.invitation')}
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
