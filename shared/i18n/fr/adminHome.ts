export const adminHome = {
  label: 'À traiter',
  pending: {
    title: 'Demandes d’inscription en attente',
    title_zero: 'Aucune demande en attente',
    text: 'Ces personnes n’entrent dans leur espace qu’une fois acceptées.',
    text_zero: 'Chaque personne inscrite a reçu une réponse.',
    action: 'Examiner les demandes',
  },
  failedMails: {
    title: 'Messages non remis',
    title_zero: 'Tous les messages sont partis',
    text: 'L’adresse est peut-être fausse : vous pouvez renvoyer le message ou supprimer le compte.',
    text_zero: 'Aucun envoi à vos membres n’a échoué.',
    action: 'Voir ces personnes',
  },
  unconfirmed: {
    title: 'Adresses non confirmées',
    title_zero: 'Toutes les adresses sont confirmées',
    text: 'Ces personnes n’ont pas ouvert le lien reçu à l’inscription. Leur accès n’est pas bloqué.',
    text_zero: 'Chaque membre a ouvert un lien reçu à son adresse.',
    action: 'Voir ces personnes',
  },
  withoutPortfolio: {
    title: 'Personnes sans auto-évaluation',
    title_zero: 'Chaque personne a commencé une auto-évaluation',
    text: 'Sans elle, aucun métier ne leur est suggéré. Les auto-évaluations ne sont lues que par leur auteur ou autrice : seul leur nombre est compté.',
    text_zero: 'Chacune peut voir des métiers suggérés quand elle la termine.',
    action: 'Voir les membres',
  },
  formationsWithoutSkills: {
    title: 'Formations sans compétence',
    title_zero: 'Chaque formation a ses compétences',
    text: 'Personne ne les trouve en partant d’une compétence à renforcer.',
    text_zero: 'Elles se trouvent toutes en partant d’une compétence.',
    action: 'Compléter les formations',
  },
};
