import { useId } from 'react';
import { figuresOf } from '#shared/matching/job-reasons.ts';
import { listReasons } from '#shared/matching/row-reasons.ts';
import type { JobExplanation, JobPart } from '#shared/schemas/portfolio.ts';
import { locales } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { usePartWords } from './part-words.ts';
import { SignedBar } from './threads.tsx';

type Words = ReturnType<typeof usePartWords>;

const numbers = ['one', 'two', 'three'] as const;

const keyOf = ({ kind, id }: JobPart): string => `${kind} ${id}`;

/** "+0,37", "−0,03". */
const signedFigure = (value: number): string =>
  value
    .toLocaleString(locales[currentLanguage()], { signDisplay: 'exceptZero', minimumFractionDigits: 2 })
    .replace('-', '−');

/** "Three reasons for, two against", as many as there are. */
const useTitle = (closer: number, away: number): string => {
  const { t } = useTranslation('jobPage');
  const pro = numbers[closer - 1];
  const con = away > 1 ? 'two' : 'one';
  if (!pro) return away === 0 ? t('reasons.neither') : t(`reasons.onlyCon.${con}`);
  return away === 0
    ? t(`reasons.pro.${pro}`)
    : t('reasons.both', { pro: t(`reasons.pro.${pro}`), con: t(`reasons.con.${con}`) });
};

type SideProps = {
  title: string;
  isTitleShown: boolean;
  parts: readonly JobPart[];
  weight: number;
  all: JobPart[];
  words: Words;
};

const Side = ({ title, isTitleShown, parts, weight, all, words }: SideProps) => {
  const id = useId();
  if (parts.length === 0) return null;
  return (
    <div>
      <h3 className={isTitleShown ? 'reasons-away' : 'sr'} id={id}>
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {parts.map((part) => (
          <li className="reason" key={keyOf(part)}>
            <div>
              <strong>{words.titleOf(part)}</strong>
              <p>{words.becauseOf(part, all)}</p>
            </div>
            <SignedBar value={part.contribution} most={weight} />
          </li>
        ))}
      </ul>
    </div>
  );
};

type FiguresProps = { explanation: JobExplanation; shown: readonly JobPart[]; words: Words };

const Figures = ({ explanation, shown, words }: FiguresProps) => {
  const { t } = useTranslation('jobPage');
  const { figures, rest, total } = figuresOf(shown, explanation);
  const rows = [
    ...shown.map((part, i) => ({ key: keyOf(part), name: words.titleOf(part), value: figures[i] ?? 0 })),
    { key: 'rest', name: t('reasons.rest'), value: rest },
    { key: 'total', name: t('reasons.total'), value: total },
  ];
  return (
    <details className="unfold figures">
      <summary>
        <span>{t('reasons.figures')}</span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      <table>
        <caption className="sr">{t('reasons.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reasons.reason')}</th>
            <th scope="col">{t('reasons.figure')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, value }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="num">{signedFigure(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{t('reasons.note')}</p>
    </details>
  );
};

export const Reasons = ({ explanation, words }: { explanation: JobExplanation; words: Words }) => {
  const { t } = useTranslation('jobPage');
  const id = useId();
  const { closer, away } = listReasons(explanation.parts);
  const shown = [...closer, ...away];
  const weight = Math.max(...shown.map(({ contribution }) => Math.abs(contribution)));
  const shared = { weight, all: explanation.parts, words };
  return (
    <section className="reasons" aria-labelledby={id}>
      <div className="reasons-head">
        <h2 id={id}>{useTitle(closer.length, away.length)}</h2>
        {shown.length > 0 && (
          <span className="ends" aria-hidden="true">
            <span>{t('reasons.left')}</span>
            <span>{t('reasons.right')}</span>
          </span>
        )}
      </div>
      {shown.length === 0 && <p>{t('reasons.none')}</p>}
      <Side title={t('reasons.closer')} isTitleShown={false} parts={closer} {...shared} />
      <Side title={t('reasons.away')} isTitleShown={closer.length > 0} parts={away} {...shared} />
      <Figures explanation={explanation} shown={shown} words={words} />
    </section>
  );
};
