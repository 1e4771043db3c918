import type { OwnCv } from '#shared/domain/cv/own-cv.ts';
import { localized } from '#shared/domain/localized.ts';
import { socialPlatforms } from '#shared/socials.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { currentLanguage, currentTexts, loadTexts } from '#web/lib/words/i18n.ts';

const readAll = (id: string) =>
  Promise.all([
    api.users.get({ params: { id } }),
    api.usercv.get({ params: { id } }),
    api.usercv.listSkills({ params: { id } }),
    api.doctorates.get({ params: { userId: id } }),
    loadTexts(['ratings', 'lists', 'usercv']),
  ]);

const doctorateOf = (doctorate: Awaited<ReturnType<typeof readAll>>[3]): OwnCv['doctorate'] => {
  const { thesisTitle, researchDomain, researchOrganization, companyName, startDate, estimatedEndDate } = doctorate;
  if (!thesisTitle && !researchDomain && !startDate) return null;
  const t = currentTexts();
  const domains = new Map(Object.entries(t('lists:researchDomain', { returnObjects: true })));
  const domain = domains.get(researchDomain ?? '');
  return {
    degree: domain ? t('usercv:files.degreeIn', { domain }) : t('usercv:files.degree'),
    institution: researchOrganization ?? companyName ?? '',
    thesis: thesisTitle,
    startDate,
    endDate: estimatedEndDate,
  };
};

const readOwn = async ({ id }: { id: string }): Promise<OwnCv> => {
  const [person, { user, userCv }, skills, doctorate] = await readAll(id);
  const levels = Object.values(currentTexts()('ratings:level.skill', { returnObjects: true }));
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    socials: person.Socials.map(({ platform, url }) => ({
      network: socialPlatforms.find((one) => one.platform === platform)?.name ?? platform,
      url,
    })),
    about: userCv?.about ?? null,
    experiences: user.Experiences,
    diplomas: user.Diplomas,
    doctorate: doctorateOf(doctorate),
    publications: user.Publications,
    skills: skills.map(({ Skill, value, proof }) => ({
      name: localized(Skill, currentLanguage()).name,
      level: (value === null ? undefined : levels[Math.floor(value)]) ?? null,
      proof,
    })),
  };
};

/** Reads the caller's profile and CV, with what is private. */
export const readOwnCv: ApiCall<[{ id: string }], OwnCv> = Object.assign(readOwn, api.usercv.get);
