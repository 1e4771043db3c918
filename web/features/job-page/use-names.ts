import { useMemo } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

export type Names = ReadonlyMap<string, string>;

export const useNames = () => {
  const skills = useCall(api.catalogue.listSkills, []);
  const activities = useCall(api.catalogue.listActivities, []);
  const language = currentLanguage();
  const data = useMemo((): Names | undefined => {
    if (!skills.data || !activities.data) return undefined;
    const entries = [...skills.data.skills, ...activities.data.activities];
    return new Map(entries.map((entry) => [entry.id, localized(entry, language).name]));
  }, [skills.data, activities.data, language]);
  return { data, ...joinQueries([skills, activities]) };
};
