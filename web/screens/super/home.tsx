import { AreaHome } from '#web/app/layout/area-home.tsx';

export const SuperHome = () => <AreaHome />;
