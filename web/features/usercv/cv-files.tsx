import { europassXml } from '#shared/domain/cv/europass.ts';
import { jsonResume } from '#shared/domain/cv/json-resume.ts';
import type { OwnCv } from '#shared/domain/cv/own-cv.ts';
import { fileNameOf } from '#shared/domain/file-name.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { readOwnCv } from './own-cv.ts';

const fileOf = {
  json: (cv: OwnCv) => new Blob([JSON.stringify(jsonResume(cv), null, 2)], { type: 'application/json' }),
  xml: (cv: OwnCv, skills: string) =>
    new Blob([europassXml(cv, { language: currentLanguage(), skills })], { type: 'application/xml' }),
} as const;

type FileButtonProps = { userId: string; format: keyof typeof fileOf };

const FileButton = ({ userId, format }: FileButtonProps) => {
  const { t } = useTranslation(['usercv', 'cv', 'common']);
  const { mutate, isPending } = useSend(readOwnCv, {
    keepsCache: true,
    onDone: (cv: OwnCv) => {
      const name = [t('common:product'), `${cv.firstName} ${cv.lastName}`, 'CV'];
      saveFile(fileOf[format](cv, t('cv:lists.skills')), fileNameOf(name, format));
    },
  });
  return (
    <Button icon="download" isBusy={isPending} onClick={() => mutate({ id: userId })}>
      {t(`files.${format}`)}
    </Button>
  );
};

/** Everything of the CV in formats that other services read. */
export const CvFiles = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('usercv');
  return (
    <section className="stack" aria-labelledby="cv-files">
      <div className="stack-2">
        <h2 id="cv-files">{t('files.title')}</h2>
        <p className="muted">{t('files.hint')}</p>
      </div>
      <div className="row">
        <FileButton userId={userId} format="json" />
        <FileButton userId={userId} format="xml" />
      </div>
    </section>
  );
};
