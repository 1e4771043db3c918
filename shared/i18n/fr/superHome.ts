export const superHome = {
  label: 'À traiter',
  none: 'Rien ne vous attend aujourd’hui.',
  noneElsewhere: 'Dans les autres cellules, rien ne vous attend aujourd’hui.',
  withoutAdministrator: {
    title: 'Universités sans administration',
    text: 'Personne n’y répond aux demandes : donnez le rôle à un membre, ou créez un compte, depuis leur fiche.',
    action: 'Voir ces universités',
  },
  pending: {
    title: 'Demandes d’inscription en attente',
    text: 'L’administration de chaque université en décide ; vous le pouvez aussi.',
    action: 'Voir où elles attendent',
  },
  tasks: {
    title: 'Travaux de fond arrêtés',
    text: 'Une suppression ou une importation échoue de façon répétée ; elle reprend d’elle-même toutes les heures. Le journal du serveur dit pourquoi.',
  },
  findings: {
    title: 'Points à revoir dans le catalogue',
    text: 'Des textes qui manquent, des métiers que rien ne distingue : les suggestions en souffrent.',
    action: 'Voir ces points',
  },
};
