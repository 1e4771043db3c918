import { useDeferredValue, useMemo, useState } from 'react';
import { mostPublications, type Publication } from '#shared/schemas/publication.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { thisYear } from '#web/lib/words/today.ts';
import { type Found, foundIn } from './found.ts';
import { type Choice, type Choices, choiceOf, planOf, type Step } from './plan.ts';
import { decodeReferences } from './references/read-references.ts';
import { doisIn } from './references/reference.ts';

const noChoices: Choices = new Map();
const ofList = { keepsCache: true };

/** The text comes from the field or from a file; the one clears the other. */
const useSource = (onChange: () => void) => {
  const [{ text, file }, setSource] = useState<{ text: string; file?: File }>({ text: '' });
  return {
    text,
    file,
    type: (typed: string) => {
      setSource({ text: typed });
      onChange();
    },
    choose: async (chosen: File | undefined) => {
      const read = chosen ? decodeReferences(await chosen.arrayBuffer()) : '';
      setSource(chosen ? { text: read, file: chosen } : { text: read });
      onChange();
    },
  };
};

export const useImport = (userId: string, known: readonly Publication[], onDone: (done: readonly Step[]) => void) => {
  const create = useSend(api.publications.create, ofList);
  const update = useSend(api.publications.update, ofList);
  const [choices, setChoices] = useState(noChoices);
  const [done, setDone] = useState<readonly Step[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const source = useSource(() => {
    setChoices(noChoices);
    setDone([]);
    setFailure(undefined);
  });
  const settled = useDeferredValue(source.text);
  const found = useMemo(() => foundIn(settled, known, thisYear()), [settled, known]);
  const isDone = ({ place }: Pick<Found, 'place'>) => done.some((step) => step.place === place);
  const isTooMany = found !== null && found.length > mostPublications;
  const steps = found && !isTooMany ? planOf(found, choices).filter((step) => !isDone(step)) : [];
  const added = steps.filter(({ replaced }) => !replaced).length;

  const send = ({ fields, replaced }: Step): Promise<Publication> => {
    if (!replaced) return create.mutateAsync({ body: { userId, ...fields } });
    const { id, revision, isPublic } = replaced;
    return update.mutateAsync({ params: { id }, body: { ...fields, isPublic }, revision });
  };
  const submit = async () => {
    setBusy(true);
    setFailure(undefined);
    const sent = [...done];
    try {
      // In sequence: each is counted, and after a failure the remaining ones can be retried.
      for (const step of steps) {
        await send(step);
        sent.push(step);
      }
      onDone(sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setDone(sent);
    } finally {
      for (const group of api.publications.create.stale) void announceChange(group);
      setBusy(false);
    }
  };

  return {
    source,
    isEmpty: settled.trim() === '',
    found,
    isTooMany,
    dois: found?.length === 0 ? doisIn(settled) : [],
    added,
    replaced: steps.length - added,
    room: mostPublications - known.length,
    choiceOf: (one: Found) => choiceOf(one, choices),
    choose: (place: number, choice: Choice) => setChoices((before) => new Map(before).set(place, choice)),
    done,
    isDone,
    isBusy,
    failure,
    submit,
  };
};
