import { figuresOf } from '#shared/domain/category-figures.ts';
import { Highlights } from './highlights.tsx';
import type { ReportKind } from './input.ts';
import { Means } from './means-table.tsx';
import { Radar } from './radar.tsx';
import type { ReportTexts } from './texts.ts';

type OverviewProps = { kinds: readonly ReportKind[]; texts: ReportTexts };

export const Overview = ({ kinds, texts }: OverviewProps) => {
  const { t, category } = texts;
  const sums = kinds.map(({ kind, categories }) => ({ kind, categories: categories.map(figuresOf) }));
  const rncp = sums.find(({ kind }) => kind === 'rncp')?.categories ?? [];
  const isEmpty = sums.every(({ categories }) => categories.every(({ rated }) => rated === 0));
  const hasShape = rncp.length >= 3 && rncp.some(({ rated }) => rated > 0);
  return (
    <section className={isEmpty ? 'overview empty' : 'overview'}>
      <header>
        <h2>{t('overview.title')}</h2>
        <p className="muted">{t(isEmpty ? 'overview.empty' : 'overview.hint')}</p>
        {!isEmpty && <p className="muted">{t('overview.caution')}</p>}
      </header>
      {!isEmpty && (
        <>
          <Highlights kinds={kinds} texts={texts} />
          {hasShape && (
            <>
              <h3>{t('overview.radar')}</h3>
              <Radar figures={rncp} name={(number) => category('rncp', number)} texts={texts} />
            </>
          )}
          <h3>{t('overview.figures')}</h3>
          <Means kinds={sums} texts={texts} />
        </>
      )}
    </section>
  );
};
