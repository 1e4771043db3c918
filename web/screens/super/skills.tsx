import { RatedList } from '#web/features/catalogue/rated-list.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

export const Skills = () => {
  const query = useCall(api.catalogue.listSkills, []);
  return <RatedList list="skills" query={query} rows={query.data?.skills} remove={api.catalogue.removeSkill} />;
};
