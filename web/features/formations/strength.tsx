import { useRef, useState } from 'react';
import type { FormationSkill } from '#shared/schemas/formation.ts';
import { AutosaveState } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Rating } from '#web/ui/fields/rating.tsx';

const gradeOf = (value: number): 0 | 1 | 2 | 3 => {
  if (value === 0) return 0;
  if (value < 3) return 1;
  return value < 4 ? 2 : 3;
};

/** Has half steps. A value chosen during a request is sent after it. */
export const Strength = ({ row: { id, value }, name }: { row: FormationSkill; name: string }) => {
  const { t } = useTranslation('formations');
  const { mutateAsync, ...sent } = useSend(api.formations.updateSkill);
  const [chosen, setChosen] = useState<number>();
  const wanted = useRef(value);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = Number.NaN; next !== wanted.current; ) {
        next = wanted.current;
        await mutateAsync({ params: { id }, body: { value: next } });
      }
    } catch {
      // The error has been shown; the saved strength is shown again, with a retry.
    } finally {
      isSending.current = false;
      setChosen(undefined);
    }
  };
  const handleRate = (next: number) => {
    wanted.current = next;
    setChosen(next);
    void send();
  };

  const written = (some: number) => figure(some, currentLanguage());
  const describe = (some: number) => {
    const word = t(`skills.words.${gradeOf(some)}`);
    return { word, text: t('skills.strengthText', { value: written(some), word: word.toLowerCase() }) };
  };
  const shown = chosen ?? value;
  return (
    <>
      <Rating
        label={t('skills.strengthOf', { name })}
        value={shown}
        step={0.5}
        figure={written}
        describe={describe}
        {...describe(shown)}
        onRate={handleRate}
      />
      {sent.isError && <AutosaveState sent={sent} onRetry={() => handleRate(wanted.current)} />}
    </>
  );
};
