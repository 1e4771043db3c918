import { UsedLink } from '#web/features/auth/used-link.tsx';
import { api } from '#web/lib/calls/api.ts';

export const Stay = () => <UsedLink call={api.auth.stay} texts="leaving:stay" />;
