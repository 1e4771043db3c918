import { useTranslation } from '#web/lib/words/i18n.ts';
import { thisYear } from '#web/lib/words/today.ts';
import { RadioGroup } from '#web/ui/fields/choices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BothVersions } from './both-versions.tsx';
import type { Faulty, Found, Readable, Same } from './found.ts';
import type { Choice } from './plan.ts';
import { differencesOf, replacementOf } from './references/same-work.ts';

type Choosing = { choice: Choice; onChoose: (choice: Choice) => void };

const LeftOut = ({ one: { leftOut } }: { one: Readable }) => {
  const { t } = useTranslation('publications');
  if (leftOut.length === 0) return null;
  const year = thisYear();
  return <p className="small">{leftOut.map((field) => t(`import.leftOut.${field}`, { year })).join(' ')}</p>;
};

const factsOf = ({ fields: { authors, journalName, date } }: Readable): string =>
  [authors, journalName, date].filter(Boolean).join(', ');

const NewLine = ({ one, choice, onChoose }: { one: Readable } & Choosing) => (
  <>
    <label className="check">
      <input
        type="checkbox"
        checked={choice === 'add'}
        onChange={({ target }) => onChoose(target.checked ? 'add' : 'leave')}
      />
      <span>
        <span className="name">{one.fields.title}</span> <span className="small muted">{factsOf(one)}</span>
      </span>
    </label>
    <LeftOut one={one} />
  </>
);

const DoubleLine = ({ one, same, choice, onChoose }: { one: Readable; same: Same } & Choosing) => {
  const { t } = useTranslation('publications');
  const versions =
    same.in === 'list'
      ? ([same.mine, replacementOf(same.mine, one)] as const)
      : ([same.first.fields, one.fields] as const);
  const words = same.in === 'list' ? 'import.inList' : 'import.inText';
  const isEqual = differencesOf(...versions).length === 0;
  const choices = isEqual ? (['leave', 'add'] as const) : (['leave', 'replace', 'add'] as const);
  const title = one.fields.title;
  return (
    <>
      <RadioGroup<Choice>
        legend={t(`${words}.told`, { title })}
        options={choices.map((value) => ({ value, label: t(`${words}.${value}`) }))}
        value={choice}
        onChange={onChoose}
      />
      <BothVersions
        caption={t('import.compared', { title })}
        heads={[t(`${words}.mine`), t(`${words}.other`)]}
        versions={versions}
      />
      <LeftOut one={one} />
    </>
  );
};

const FaultyLine = ({ one: { name, fault } }: { one: Faulty }) => {
  const { t } = useTranslation('publications');
  return (
    <>
      <p className="name">{name}</p>
      <p className="error">
        <Icon name="circle-alert" />
        {t(`import.fault.${fault}`)}
      </p>
    </>
  );
};

type FoundListProps = {
  found: readonly Found[];
  isDone: (one: Found) => boolean;
  choiceOf: (one: Found) => Choice;
  onChoose: (place: number, choice: Choice) => void;
};

export const FoundList = ({ found, isDone, choiceOf, onChoose }: FoundListProps) => {
  const { t } = useTranslation('publications');
  const lineOf = (one: Found) => {
    if (one.fault) return <FaultyLine one={one} />;
    if (isDone(one))
      return (
        <>
          <p className="name">{one.fields.title}</p>
          <p className="small muted">{t('import.isIn')}</p>
        </>
      );
    const choosing = { choice: choiceOf(one), onChoose: (choice: Choice) => onChoose(one.place, choice) };
    return one.same ? <DoubleLine one={one} same={one.same} {...choosing} /> : <NewLine one={one} {...choosing} />;
  };
  return (
    <ul className="found-list">
      {found.map((one) => (
        <li key={one.place}>{lineOf(one)}</li>
      ))}
    </ul>
  );
};
