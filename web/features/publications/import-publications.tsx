import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { type Publication, publication } from '#shared/schemas/publication.ts';
import { DiscardQuestion } from '#web/blocks/leave-guard.tsx';
import { FailureAdvice } from '#web/blocks/reference.tsx';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { thisYear } from '#web/lib/words/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { Note } from '#web/ui/note.tsx';
import { readBibtex } from './bibtex.ts';
import { doisIn, isSameWork, type PublicationFields, publicationOf } from './reference.ts';

type Fault = 'known' | 'twice' | 'unfit';
type Found = { place: number; said: PublicationFields; fault: Fault | undefined };

const faultOf = (
  said: PublicationFields,
  known: readonly PublicationFields[],
  before: readonly PublicationFields[],
): Fault | undefined => {
  if (!publication.said.safeParse(said).success) return 'unfit';
  if (known.some((one) => isSameWork(one, said))) return 'known';
  return before.some((one) => isSameWork(one, said)) ? 'twice' : undefined;
};

/** Null when the text cannot be parsed. */
const foundIn = (text: string, known: readonly PublicationFields[]): Found[] | null => {
  const year = thisYear();
  const read = readBibtex(text)?.flatMap((reference) => publicationOf(reference, year) ?? []);
  return read?.map((said, place) => ({ place, said, fault: faultOf(said, known, read.slice(0, place)) })) ?? null;
};

type FoundLinesProps = { found: readonly Found[]; isChosen: (one: Found) => boolean; onTurn: (place: number) => void };

const FoundLines = ({ found, isChosen, onTurn }: FoundLinesProps) => {
  const { t } = useTranslation('publications');
  return (
    <ul className="lines">
      {found.map((one) => (
        <li key={one.place}>
          <label className="check">
            <input
              type="checkbox"
              checked={isChosen(one)}
              disabled={one.fault === 'unfit'}
              onChange={() => onTurn(one.place)}
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
  );
};

const DoiNote = ({ dois, onComplete }: { dois: readonly string[]; onComplete: (doi: string) => void }) => {
  const { t } = useTranslation('publications');
  return (
    <Note>
      <p>{t('import.doi')}</p>
      {dois.map((doi) => (
        <button key={doi} type="button" className="link-act" onClick={() => onComplete(doi)}>
          {t('import.complete', { doi })}
        </button>
      ))}
    </Note>
  );
};

type ImportProps = {
  userId: string;
  known: readonly Publication[];
  /** A DOI alone cannot be imported: opens the form with its link. */
  onComplete: (doi: string) => void;
  onClose: () => void;
};

/** Selects all publications without a fault at first. */
const useFound = (known: readonly Publication[]) => {
  const [text, setText] = useState('');
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const settled = useDeferredValue(text);
  const found = useMemo(() => foundIn(settled, known), [settled, known]);
  const isChosen = ({ place, fault }: Found) => (fault === undefined) !== turned.has(place) && fault !== 'unfit';
  return {
    text,
    isEmpty: settled.trim() === '',
    found,
    dois: found?.length === 0 ? doisIn(settled) : [],
    isChosen,
    chosen: found?.filter(isChosen) ?? [],
    change: (next: string) => {
      setText(next);
      setTurned(new Set());
    },
    turn: (place: number) =>
      setTurned(
        (before) => new Set(before.has(place) ? [...before].filter((one) => one !== place) : [...before, place]),
      ),
    forgetTurned: () => setTurned(new Set()),
  };
};

export const ImportPublications = ({ userId, known, onComplete, onClose }: ImportProps) => {
  const { t } = useTranslation(['publications', 'common']);
  const { mutateAsync } = useSend(api.publications.create, { keepsCache: true });
  const { text, isEmpty, found, dois, chosen, isChosen, ...list } = useFound(known);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || chosen.length === 0) return;
    setBusy(true);
    try {
      // In sequence: each is counted, and after a failure the remaining ones can be retried.
      for (const { said } of chosen) await mutateAsync({ body: { userId, ...said } });
      notifySuccess(chosen.length === 1 ? t('added') : t('import.done', { count: chosen.length }));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      list.forgetTurned();
    } finally {
      for (const group of api.publications.create.stale) void announceChange(group);
      setBusy(false);
    }
  };
  const requestClose = () => (text.trim() && !isBusy ? setAsking(true) : onClose());

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
          error={found === null ? t('import.unreadable') : undefined}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            list.change(target.value);
            setFailure(undefined);
          }}
        />
        <p className="small muted" role="status">
          {!isEmpty && found && (found.length > 0 || dois.length === 0)
            ? t(found.length > 0 ? 'import.found' : 'import.none', { count: found.length })
            : '\u00a0'}
        </p>
        <div className="lines-found">
          {found && found.length > 0 && <FoundLines found={found} isChosen={isChosen} onTurn={list.turn} />}
          {dois.length > 0 && <DoiNote dois={dois} onComplete={onComplete} />}
        </div>
        {failure && (
          <Note tone="fail">
            <FailureAdvice error={failure} />
          </Note>
        )}
      </Dialog>
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
};
