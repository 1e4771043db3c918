import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Labyrinth } from '#web/ui/labyrinth.tsx';
import { mainId } from './root.tsx';
import { Footer, TopBar } from './site-frame.tsx';
import './split-frame.css';

export const SplitFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('layout');
  return (
    <div className="auth">
      <div className="form-side site">
        <TopBar />
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <aside className="art-side night" aria-label={t('motto.label')}>
        <div className="art">
          <Labyrinth />
          <div className="quote">
            <p>{t('motto.text')}</p>
            <p className="by">{t('motto.by')}</p>
          </div>
        </div>
      </aside>
    </div>
  );
};
