export const usages = {
  days: 'Les trente derniers jours',
  day: 'Jour',
  of: {
    jobs: 'Métiers suggérés',
    mails: 'Messages envoyés',
    pdfs: 'PDF',
    uploads: 'Fichiers déposés',
  },
  empty: 'Rien n’a encore été utilisé',
  share: {
    title: 'Part de l’université',
    hint: 'Ce qui coûte cher est partagé, pour qu’aucune université n’en ralentisse une autre. Une part plus grande vaut en une minute.',
    label: 'Nombre de parts (1 à 100)',
    usual: '{{what}} : {{atOnce, number}} à la fois, puis {{perHour, number}} par heure',
    saved: 'Part modifiée',
  },
};
