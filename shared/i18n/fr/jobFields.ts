import type { JobFact, JobTag } from '#shared/schemas/catalogue-lists.ts';

const kinds = {
  research: 'Recherche',
  teaching: 'Enseignement',
  lab_field: 'Laboratoire et terrain',
  engineering: 'Ingénierie',
  data: 'Données',
  care: 'Soin',
  advice: 'Conseil',
  management: 'Encadrement et gestion',
  public_policy: 'Politiques publiques',
  law_rights: 'Droit',
  culture_heritage: 'Culture et patrimoine',
  communication: 'Communication',
  business_market: 'Entreprise et marchés',
  social_engagement: 'Engagement social',
  nature_environment: 'Nature et environnement',
};

const employers = {
  higher_education_research: 'Enseignement supérieur et recherche',
  company: 'Entreprise',
  public_service: 'Service public',
  culture_associations: 'Culture et associations',
  own_account: 'À son compte',
};

export const jobFields = {
  /** In the form, the list and, lowercased, the audit log where `audit.fields` has no own text. */
  label: {
    researchDomains: 'Domaines de recherche',
    coreKinds: 'Genres de travail principaux',
    regularKinds: 'Genres de travail réguliers',
    family: 'Famille en anglais',
    familyFR: 'Famille en français',
    employers: 'Employeurs',
    requirement: 'En plus du doctorat',
    subjects: 'Sujets en anglais',
    subjectsFR: 'Sujets en français',
  } satisfies Record<JobTag, string>,
  hint: {
    researchDomains: 'D’où l’on vient à ce métier. Aucun coché : de tous.',
    coreKinds: 'Ce que l’on y fait la plupart du temps.',
    regularKinds: 'Ce qui en fait partie, sans en être le cœur.',
  },
  /** As super administrators read it: a text for each value of a choice, a sentence with `{{value}}` for a number. */
  value: {
    coreKinds: kinds,
    regularKinds: kinds,
    employers,
    requirement: { none: 'Rien', training: 'Une formation', competition: 'Un concours' },
  },
  /** As candidates read it, and as narrow lists show it, where no heading stands above. */
  fact: {
    employers,
    requirement: {
      none: 'Sans concours ni diplôme de plus',
      training: 'Demande une formation de plus',
      competition: 'Sur concours',
    },
  } satisfies Record<JobFact, string | Record<string, string>>,
  /** Stands beside a fact where a page or a comparison lists one a line. */
  heading: {
    employers: 'Chez qui',
    requirement: 'Au-delà du doctorat',
  } satisfies Record<JobFact, string>,
  unknown: 'Non renseigné',
};
