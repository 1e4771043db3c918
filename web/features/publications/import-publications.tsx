import { type FormEvent, useState } from 'react';
import type { Publication } from '#shared/schemas/publication.ts';
import { DiscardQuestion } from '#web/blocks/leave-guard.tsx';
import { FailureAdvice } from '#web/blocks/reference.tsx';
import { UploadField } from '#web/blocks/upload-field.tsx';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { Note } from '#web/ui/note.tsx';
import { FoundList } from './found-list.tsx';
import type { Step } from './plan.ts';
import { useImport } from './use-import.ts';
import './import-publications.css';

const mostBytes = 1_000_000;
/** For the browser's dialog; what a file holds is told by its text. */
const types = ['.bib', '.ris', '.json', '.txt', 'text/plain', 'application/json', 'application/x-bibtex'];

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

/** What a number of additions and replacements is called, on the button and once done. */
const useCounts = () => {
  const { t } = useTranslation('publications');
  return {
    asked: (added: number, replaced: number): string => {
      if (replaced === 0) return t('import.submit', { count: added });
      return added === 0 ? t('import.replace', { count: replaced }) : t('import.both', { added, replaced });
    },
    told: (done: readonly Step[]): string => {
      const replaced = done.filter((step) => step.replaced).length;
      const added = done.length - replaced;
      if (replaced === 0) return added === 1 ? t('added') : t('import.done', { count: added });
      if (added === 0) return replaced === 1 ? t('updated') : t('import.replaced', { count: replaced });
      return t('import.bothDone', { added, replaced });
    },
  };
};

type ImportProps = {
  userId: string;
  known: readonly Publication[];
  /** A DOI alone cannot be imported: opens the form with its link. */
  onComplete: (doi: string) => void;
  onClose: () => void;
};

export const ImportPublications = ({ userId, known, onComplete, onClose }: ImportProps) => {
  const { t } = useTranslation(['publications', 'common']);
  const counts = useCounts();
  const { source, found, dois, added, replaced, room, isBusy, failure, ...list } = useImport(userId, known, (done) => {
    notifySuccess(counts.told(done));
    onClose();
  });
  const [isAsking, setAsking] = useState(false);
  const isFull = added > room;
  const canSend = added + replaced > 0 && !isFull;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && canSend) void list.submit();
  };
  const requestClose = () => (source.text.trim() && !isBusy ? setAsking(true) : onClose());
  const fault = () => {
    if (list.isTooMany) return t('import.tooMany', { count: found?.length ?? 0 });
    return found === null ? t('import.unreadable') : undefined;
  };
  const wrong = fault();
  const isRead = source.file !== undefined && !wrong;

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
            <Button type="submit" look="primary" disabled={!canSend} isBusy={isBusy}>
              {counts.asked(added, replaced)}
            </Button>
          </>
        }
      >
        <UploadField
          label={t('import.file')}
          hint={isRead ? undefined : t('import.lead')}
          invitation={t('import.invitation')}
          types={types}
          faultOf={(file) => (file.size > mostBytes ? t('import.large') : undefined)}
          error={source.file && wrong}
          file={source.file}
          chosen={
            isRead ? { change: t('import.change'), remove: (name) => t('import.removeFile', { name }) } : undefined
          }
          onChoose={(file) => void source.choose(file)}
        />
        {!isRead && (
          <TextArea
            label={t('import.text')}
            error={source.file ? undefined : wrong}
            rows={4}
            spellCheck={false}
            value={source.file ? '' : source.text}
            onChange={({ target }) => source.type(target.value)}
          />
        )}
        <p className="small muted" role="status">
          {!list.isEmpty && found && !wrong && (found.length > 0 || dois.length === 0)
            ? t(found.length > 0 ? 'import.found' : 'import.none', { count: found.length })
            : '\u00a0'}
        </p>
        <div className="found-place">
          {isFull && (
            <Note tone="fail">
              <p>{t('import.full', { count: Math.max(room, 0) })}</p>
            </Note>
          )}
          {found && found.length > 0 && !wrong && (
            <FoundList found={found} isDone={list.isDone} choiceOf={list.choiceOf} onChoose={list.choose} />
          )}
          {dois.length > 0 && <DoiNote dois={dois} onComplete={onComplete} />}
        </div>
        {failure && (
          <Note tone="fail">
            <p>{t('import.stopped', { count: list.done.length })}</p>
            <FailureAdvice error={failure} />
          </Note>
        )}
      </Dialog>
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
};
