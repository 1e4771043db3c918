export const adminHome = {
  label: 'À traiter',
  none: 'Rien ne vous attend aujourd’hui.',
  pending: {
    title_one: 'Demande d’inscription',
    title_other: 'Demandes d’inscription',
    text: 'Ces personnes n’entrent dans leur espace qu’une fois acceptées.',
    action: 'Répondre aux demandes',
  },
  failedMails: {
    title_one: 'Message non remis',
    title_other: 'Messages non remis',
    text: 'L’adresse est peut-être fausse : renvoyez le message, ou supprimez le compte.',
    action: 'Voir ces personnes',
  },
  unconfirmed: {
    title_one: 'Adresse non confirmée',
    title_other: 'Adresses non confirmées',
    text: 'Le lien reçu à l’inscription n’a pas été ouvert. L’accès n’est pas bloqué.',
    action: 'Voir ces personnes',
  },
  formationsWithoutSkills: {
    title_one: 'Formation sans compétence',
    title_other: 'Formations sans compétence',
    text: 'Personne ne les trouve en partant d’une compétence à renforcer.',
    action: 'Compléter les formations',
  },
  noAssessment: {
    title_one: 'Personne sans auto-évaluation',
    title_other: 'Personnes sans auto-évaluation',
    text: 'Sans elle, aucun métier ne leur est suggéré. Vous pouvez leur écrire à toutes d’un seul geste.',
    action: 'Voir ces personnes',
  },
  noDoctorate: {
    title_one: 'Personne sans doctorat renseigné',
    title_other: 'Personnes sans doctorat renseigné',
    text: 'Leur école, leur année et leur domaine ne sont pas connus.',
    action: 'Voir ces personnes',
  },
  endsSoon: {
    title_one: 'Thèse qui finit dans l’année',
    title_other: 'Thèses qui finissent dans l’année',
    text: 'C’est le moment de préparer la suite.',
    action: 'Voir ces personnes',
  },
};
