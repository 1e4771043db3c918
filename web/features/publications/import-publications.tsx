import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { type Publication, publication } from '#shared/schemas/publication.ts';
import { DiscardQuestion } from '#web/blocks/discard-question.tsx';
import { FailureText } from '#web/blocks/failure-text.tsx';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { thisYear } from '#web/lib/words/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Note } from '#web/ui/note.tsx';
import { readBibtex } from './bibtex.ts';
import { doisIn, isSameWork, publicationOf, type Said } from './reference.ts';

type Fault = 'known' | 'twice' | 'unfit';
type Found = { place: number; said: Said; fault: Fault | undefined };

const faultOf = (said: Said, known: readonly Said[], before: readonly Said[]): Fault | undefined => {
  if (!publication.said.safeParse(said).success) return 'unfit';
  if (known.some((one) => isSameWork(one, said))) return 'known';
  return before.some((one) => isSameWork(one, said)) ? 'twice' : undefined;
};

/** The publications of a text, with what speaks against each; null when it cannot be read. */
const foundIn = (text: string, known: readonly Said[]): Found[] | null => {
  const year = thisYear();
  const read = readBibtex(text)?.flatMap((reference) => publicationOf(reference, year) ?? []);
  return read?.map((said, place) => ({ place, said, fault: faultOf(said, known, read.slice(0, place)) })) ?? null;
};

type ImportProps = {
  userId: string;
  known: readonly Publication[];
  /** A DOI tells nothing but itself: the rest is asked for. */
  onComplete: (doi: string) => void;
  onClose: () => void;
};

/** Adds publications from pasted references: shows what was understood, and leaves out what is there already. */
export const ImportPublications = ({ userId, known, onComplete, onClose }: ImportProps) => {
  const { t } = useTranslation(['publications', 'common']);
  const { mutateAsync } = useSend(api.publications.create, { isSilent: true, keepsCache: true });
  const [text, setText] = useState('');
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const settled = useDeferredValue(text);
  const found = useMemo(() => foundIn(settled, known), [settled, known]);
  const dois = found?.length === 0 ? doisIn(settled) : [];
  const isChosen = ({ place, fault }: Found) => (fault === undefined) !== turned.has(place) && fault !== 'unfit';
  const chosen = found?.filter(isChosen) ?? [];

  const change = (next: string) => {
    setText(next);
    setTurned(new Set());
    setFailure(undefined);
  };
  const turn = (place: number) =>
    setTurned((before) => new Set(before.has(place) ? [...before].filter((one) => one !== place) : [...before, place]));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || chosen.length === 0) return;
    setBusy(true);
    try {
      // One after the other: each is counted, and after a failure what is left can be tried again.
      for (const { said } of chosen) await mutateAsync({ body: { userId, ...said } });
      notifySuccess(chosen.length === 1 ? t('added') : t('import.done', { count: chosen.length }));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setTurned(new Set());
    } finally {
      for (const group of api.publications.create.stale) void announceChange(group);
      setBusy(false);
    }
  };
  const requestClose = () => (text.trim() && !isBusy ? setAsking(true) : onClose());
  const fault = found === null ? t('import.unreadable') : undefined;

  return (
    <>
      <Dialog
        title={t('import.title')}
        closeLabel={t('common:close')}
        onClose={requestClose}
        onSubmit={submit}
        foot={
          <>
            <Button look="quiet" onClick={requestClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" look="primary" disabled={chosen.length === 0} isBusy={isBusy}>
              {t('import.submit', { count: chosen.length })}
            </Button>
          </>
        }
      >
        <TextArea
          label={t('import.text')}
          hint={t('import.lead')}
          error={fault}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <p className="small muted" role="status">
          {settled.trim() && found && (found.length > 0 || dois.length === 0)
            ? t(found.length > 0 ? 'import.found' : 'import.none', { count: found.length })
            : '\u00a0'}
        </p>
        <div className="lines-found">
          {found && found.length > 0 && (
            <ul className="lines">
              {found.map((one) => (
                <li key={one.place}>
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={isChosen(one)}
                      disabled={one.fault === 'unfit'}
                      onChange={() => turn(one.place)}
                    />
                    <span>
                      <span className="name">{one.said.title}</span>{' '}
                      <span className="small muted">
                        {[one.said.authors, one.said.journalName, one.said.date].filter(Boolean).join(', ')}
                      </span>
                    </span>
                  </label>
                  {one.fault && <span className="small">{t(`import.${one.fault}`)}</span>}
                </li>
              ))}
            </ul>
          )}
          {dois.length > 0 && (
            <Note>
              <p>{t('import.doi')}</p>
              {dois.map((doi) => (
                <button key={doi} type="button" className="link-act" onClick={() => onComplete(doi)}>
                  {t('import.complete', { doi })}
                </button>
              ))}
            </Note>
          )}
        </div>
        {failure && (
          <Note tone="fail">
            <FailureText error={failure} />
          </Note>
        )}
      </Dialog>
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
};
