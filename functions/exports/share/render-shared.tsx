import { Sealed } from '../report/labyrinth.tsx';
import { LongDate } from '../report/long-date.tsx';
import { renderDocument } from '../report/render-document.tsx';
import share from '../report/styles/share.css?raw';
import dense from '../report/styles/share-dense.css?raw';
import { commonStyles } from '../report/styles.ts';
import { reportTexts } from '../report/texts.ts';
import { Jobs, PostsAndPublications } from './entries.tsx';
import { Facts } from './facts.tsx';
import { Head } from './head.tsx';
import type { SharedInput } from './input.ts';
import { isRoomy } from './room.ts';
import { Strengths } from './strengths.tsx';

/** Entries of a list on a page of small letters. */
const fewEntries = 2;

/** One page. */
export const renderShared = (input: SharedInput): string => {
  const { language, fullName, date, assessedOn, doctorate, about, strengths, posts, publications, jobs } = input;
  const texts = reportTexts(language);
  const { t } = texts;
  const isDense = !isRoomy(input);
  const entries = isDense ? fewEntries : undefined;
  const isProven = strengths.some(({ proof }) => proof !== null);
  return renderDocument({
    language,
    title: t('share.documentTitle', { name: fullName }),
    styles: `${commonStyles}${share}${dense}`,
    children: (
      <main className={isDense ? 'dense' : undefined}>
        <Head {...input} texts={texts} />
        {about !== null && <p className="said">{about}</p>}
        <Facts doctorate={doctorate} texts={texts} />
        <Strengths strengths={strengths} texts={texts} />
        <PostsAndPublications
          posts={posts.slice(0, entries)}
          publications={publications.slice(0, entries)}
          texts={texts}
        />
        <Jobs jobs={jobs} texts={texts} />
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
