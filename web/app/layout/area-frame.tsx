import type { ReactNode } from 'react';
import type { User } from '#shared/schemas/user.ts';
import { LeaveGuard } from '#web/blocks/leave-guard.tsx';
import { useResumedAnswers } from '#web/features/portfolios/use-resumed-answers.ts';
import { useFreshUser } from '#web/lib/use-fresh-user.ts';
import { CompactHeader } from './compact-header.tsx';
import { Footer } from './footer.tsx';
import { mainId } from './root.tsx';
import { SideMenu } from './side-menu.tsx';

/** The signed-in areas: the menu at the side, or in a compact header on narrow screens. */
export const AreaFrame = ({ user, children }: { user: User; children: ReactNode }) => {
  useFreshUser();
  useResumedAnswers(user.id);
  return (
    <div className="app">
      <LeaveGuard />
      <CompactHeader user={user} />
      <SideMenu user={user} />
      <div className="app-main">
        <main className="page" id={mainId} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
};
