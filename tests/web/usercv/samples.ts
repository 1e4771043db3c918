import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { PublicCv, UserCv } from '#shared/schemas/usercv.ts';

export const entry = (id: string, nameFR: string, name: string, active = true): CatalogueEntry => ({
  id,
  name,
  nameFR,
  definition: '',
  definitionFR: '',
  description: '',
  descriptionFR: '',
  category: 1,
  active,
});

/** A CV without public sections. */
export const privateCv: UserCv = {
  about: null,
  showExperiences: false,
  showDiplomas: false,
  showPublications: false,
  showSkills: false,
  showDoctorate: false,
  showAppreciation: false,
  showSmart: false,
  allowIndexing: false,
  allowContact: false,
  consentAt: null,
  revision: 3,
};

/** Léa Marchand's CV with one public, empty section. */
export const emptyCv: PublicCv = {
  userCv: { ...privateCv, showDoctorate: true },
  doctorate: null,
  user: {
    firstName: 'Léa',
    lastName: 'Marchand',
    avatarUrl: null,
    University: null,
    Socials: [],
    Experiences: [],
    Diplomas: [],
    Publications: [],
  },
  userCvSkills: [],
  userCvValues: [],
  userCvActivities: [],
};
