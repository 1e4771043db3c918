import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { Campus } from './campus.tsx';

/** The university at the head of the areas' menus. */
export const MenuCampus = ({ id }: { id: string }) => (
  <Campus university={useCall(api.universities.get, [{ params: { id } }], { isSilent: true }).data} />
);
