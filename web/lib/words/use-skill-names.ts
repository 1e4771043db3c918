import { useMemo } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage } from './i18n.ts';

export const useSkillNames = (options: { isEnabled?: boolean; isSilent?: boolean } = {}) => {
  const language = currentLanguage();
  const { data: reply, error, isFetching, refetch } = useCall(api.catalogue.listSkills, [], options);
  const data = useMemo(
    () => reply && new Map(reply.skills.map((skill) => [skill.id, localized(skill, language).name])),
    [reply, language],
  );
  return { data, error, isFetching, refetch };
};
