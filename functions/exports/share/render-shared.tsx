import { Sealed } from '../report/labyrinth.tsx';
import { LongDate } from '../report/long-date.tsx';
import { renderDocument } from '../report/render-document.tsx';
import share from '../report/styles/share.css?raw';
import fits from '../report/styles/share-fits.css?raw';
import { commonStyles } from '../report/styles.ts';
import { reportTexts } from '../report/texts.ts';
import { Jobs, Lists } from './entries.tsx';
import { Facts } from './facts.tsx';
import { Head } from './head.tsx';
import type { SharedInput } from './input.ts';
import { Strengths } from './strengths.tsx';

/** Classes of the page from large letters to small ones; with the last, lists and texts are bounded. */
const sizes = ['large', 'medium', 'dense', 'dense bounded'] as const;
type Size = (typeof sizes)[number];

/** Entries of a list on a bounded page. */
const fewEntries = 2;

export const renderShared = (input: SharedInput, size: Size = 'large'): string => {
  const { language, fullName, date, assessedOn, doctorate, about, strengths, degrees, posts, publications } = input;
  const texts = reportTexts(language);
  const { t } = texts;
  const entries = size === 'dense bounded' ? fewEntries : undefined;
  const isProven = strengths.some(({ proof }) => proof !== null);
  return renderDocument({
    language,
    title: t('share.documentTitle', { name: fullName }),
    styles: `${commonStyles}${share}${fits}`,
    children: (
      <main className={size}>
        <Head {...input} texts={texts} />
        {about !== null && <p className="said">{about}</p>}
        <Facts doctorate={doctorate} texts={texts} />
        <Strengths strengths={strengths} texts={texts} />
        <Lists
          degrees={degrees}
          posts={posts.slice(0, entries)}
          publications={publications.slice(0, entries)}
          texts={texts}
        />
        <Jobs jobs={input.jobs} texts={texts} />
        <div className="foot">
          <Sealed>
            {t('share.assessed')} <LongDate day={assessedOn} language={language} />
            {t(isProven ? 'share.chosenAndSaid' : 'share.chosen', { name: fullName })}
          </Sealed>
          <p className="muted">
            {t('share.madeOn')} <LongDate day={date} language={language} />
          </p>
        </div>
      </main>
    ),
  });
};

/** The same page in ever smaller letters: the first that is one page long is the one to print. */
export function* sharedPages(input: SharedInput): Generator<string> {
  for (const size of sizes) yield renderShared(input, size);
}
