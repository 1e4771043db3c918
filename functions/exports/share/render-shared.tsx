import { folio } from '../report/folio.ts';
import { Sealed } from '../report/labyrinth.tsx';
import { renderDocument } from '../report/render-document.tsx';
import share from '../report/styles/share.css?raw';
import { commonStyles } from '../report/styles.ts';
import { reportTexts } from '../report/texts.ts';
import { Facts } from './facts.tsx';
import { Head } from './head.tsx';
import type { SharedInput } from './input.ts';
import { wholeFrom } from './second-page.ts';
import { Strengths } from './strengths.tsx';

/** At most two pages. */
export const renderShared = ({ language, fullName, doctorate, kinds, ...head }: SharedInput): string => {
  const texts = reportTexts(language);
  const { t } = texts;
  const shown = kinds.filter(({ rows }) => rows.length > 0);
  const whole = wholeFrom(shown.map(({ rows }) => rows.length));
  return renderDocument({
    language,
    title: t('share.documentTitle', { name: fullName }),
    styles: `${commonStyles}${share}${folio(fullName, t('kicker'))}`,
    children: (
      <main>
        <Head fullName={fullName} {...head} texts={texts} />
        <Facts doctorate={doctorate} texts={texts} />
        {shown.length > 0 && <p className="hint">{t('share.hint', { name: fullName })}</p>}
        {shown.map((kind, i) => (
          <Strengths key={kind.kind} {...kind} wholeFrom={whole[i] ?? 0} texts={texts} />
        ))}
        <Sealed>{t('share.caution', { name: fullName })}</Sealed>
      </main>
    ),
  });
};
