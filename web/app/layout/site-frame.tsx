import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { mainId } from './root.tsx';
import { TopBar } from './top-bar.tsx';

/** The open site: top bar, content, footer. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <div className="site">
    <TopBar />
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
);
