import { folio } from '../report/folio.ts';
import { renderDocument } from '../report/render-document.tsx';
import share from '../report/styles/share.css?raw';
import { commonStyles } from '../report/styles.ts';
import { reportTexts } from '../report/texts.ts';
import { Facts } from './facts.tsx';
import { Head } from './head.tsx';
import type { SharedInput } from './input.ts';
import { Strengths } from './strengths.tsx';

/** What somebody shows of an assessment to others, on two pages at most, as one HTML document for the printer. */
export const renderShared = ({ language, fullName, doctorate, kinds, ...head }: SharedInput): string => {
  const texts = reportTexts(language);
  const { t } = texts;
  const isEmpty = kinds.every(({ rows }) => rows.length === 0);
  return renderDocument({
    language,
    title: t('share.documentTitle', { name: fullName }),
    styles: `${commonStyles}${share}${folio(fullName, t('kicker'))}`,
    children: (
      <main>
        <Head fullName={fullName} {...head} texts={texts} />
        <Facts doctorate={doctorate} texts={texts} />
        {!isEmpty && <p className="muted">{t('share.hint', { name: fullName })}</p>}
        {kinds.map((kind) => (
          <Strengths key={kind.kind} {...kind} texts={texts} />
        ))}
        <p className="caution">{t('share.caution', { name: fullName })}</p>
      </main>
    ),
  });
};
