const kinds = {
  research: 'Research',
  teaching: 'Teaching',
  lab_field: 'Laboratory and field',
  engineering: 'Engineering',
  data: 'Data',
  care: 'Care',
  advice: 'Advice',
  management: 'Management',
  public_policy: 'Public policy',
  law_rights: 'Law',
  culture_heritage: 'Culture and heritage',
  communication: 'Communication',
  business_market: 'Business and markets',
  social_engagement: 'Social engagement',
  nature_environment: 'Nature and environment',
};

export const jobFields = {
  label: {
    researchDomains: 'Research domains',
    coreKinds: 'Core kinds of work',
    regularKinds: 'Regular kinds of work',
    family: 'Family in English',
    familyFR: 'Family in French',
    employers: 'Employers',
    requirement: 'Beyond a PhD',
    subjects: 'Subjects in English',
    subjectsFR: 'Subjects in French',
  },
  hint: {
    researchDomains: 'Fields that lead to this job. None checked: any field does.',
    coreKinds: 'What people do in it most of the time.',
    regularKinds: 'What’s part of it without being its core.',
  },
  value: {
    coreKinds: kinds,
    regularKinds: kinds,
    employers: {
      higher_education_research: 'Higher education and research',
      company: 'Company',
      public_service: 'Public service',
      culture_associations: 'Culture and nonprofits',
      own_account: 'Self-employed',
    },
    requirement: { none: 'Nothing', training: 'Further training', competition: 'A competitive exam' },
  },
  fact: {
    employers: {
      higher_education_research: 'Higher education and research',
      company: 'Company',
      public_service: 'Public service',
      culture_associations: 'Culture and nonprofits',
      own_account: 'Self-employed',
    },
    requirement: {
      none: 'No competitive exam or further degree',
      training: 'Requires further training',
      competition: 'By competitive exam',
    },
  },
  heading: {
    employers: 'Who hires',
    requirement: 'Beyond a PhD',
  },
  unknown: 'Not specified',
};
