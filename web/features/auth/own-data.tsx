import { useState } from 'react';
import { longDate } from '#shared/domain/long-date.ts';
import type { Archive } from '#shared/schemas/archive.ts';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { endSession } from '#web/lib/session/session.ts';
import { fileSize, timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Raised } from '#web/ui/raised.tsx';
import './account.css';

const AskDataDialog = onDemand(async () => (await import('./password-dialogs.tsx')).AskDataDialog, {
  texts: ['auth', 'errors'],
});
const EraseAccountDialog = onDemand(async () => (await import('./password-dialogs.tsx')).EraseAccountDialog, {
  texts: ['auth', 'errors'],
});

/** For texts that name a date and a time of day. */
export const momentOf = (time: string) => {
  const language = currentLanguage();
  return { date: longDate(time, language), time: timeOfDay(Date.parse(time), language) };
};

/** Milliseconds between two reads of the archive's state. */
const pollMs = { none: false, making: 3_000, failing: 60_000, ready: false } as const;

type DownloadProps = { part: number; count: number; bytes: number };

const Download = ({ part, count, bytes }: DownloadProps) => {
  const { t } = useTranslation('account');
  const name = t(count === 1 ? 'data.file' : 'data.filePart', { part });
  const { mutate, isPending } = useSend(api.auth.archiveFile, {
    keepsCache: true,
    onDone: (blob) => saveFile(blob, name),
  });
  const size = fileSize(bytes, currentLanguage());
  return (
    <Button
      look="secondary"
      icon="file-down"
      isBusy={isPending}
      onClick={() => mutate({ params: { id: String(part) } })}
    >
      {count === 1 ? t('data.download', { size }) : t('data.downloadPart', { part, count, size })}
    </Button>
  );
};

const Ready = ({ goodUntil, sizes }: { goodUntil: string; sizes: readonly number[] }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <Note tone="good">
        <p>
          <Raised>{t('data.ready', momentOf(goodUntil))}</Raised>
        </p>
      </Note>
      <div className="row">
        {sizes.map((bytes, place) => (
          <Download key={String(place)} part={place + 1} count={sizes.length} bytes={bytes} />
        ))}
      </div>
    </>
  );
};

const State = ({ archive: { state, goodUntil, sizes }, onAsk }: { archive: Archive; onAsk: () => void }) => {
  const { t } = useTranslation('account');
  if (goodUntil) return <Ready goodUntil={goodUntil} sizes={sizes} />;
  if (state === 'making') return <Note>{t('data.making')}</Note>;
  return (
    <>
      {state === 'failing' && <Note tone="fail">{t('data.failing')}</Note>}
      <div className="row">
        <Button look="secondary" icon="download" onClick={onAsk}>
          {t(state === 'failing' ? 'data.again' : 'data.open')}
        </Button>
      </div>
    </>
  );
};

export const OwnData = ({ email }: { email: string }) => {
  const [isAsking, setAsking] = useState(false);
  const query = useCall(api.auth.getArchive, [], { refreshAfter: (archive) => pollMs[archive?.state ?? 'none'] });
  return (
    <>
      <div className="own-data stack" aria-live="polite">
        <Loaded query={query} skeleton={<span className="skeleton" />}>
          {(archive) => <State archive={archive} onAsk={() => setAsking(true)} />}
        </Loaded>
      </div>
      {isAsking && <AskDataDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
};

export const EraseAccount = ({ email }: { email: string }) => {
  const { t } = useTranslation('leaving');
  return (
    <DialogButton look="danger-quiet" icon="trash-2" label={t('erase.open')}>
      {(close) => <EraseAccountDialog email={email} onErased={endSession} onClose={close} />}
    </DialogButton>
  );
};

/** For users who cannot open the account screen. */
export const OwnDataAndErasure = ({ email }: { email: string }) => (
  <div className="row measure">
    <OwnData email={email} />
    <EraseAccount email={email} />
  </div>
);
