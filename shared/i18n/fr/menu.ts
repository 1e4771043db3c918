/** The entries of the areas’ menus: read before their screens are loaded. */
export const menu = {
  profile: { label: 'Mon profil', hint: 'Dites d’où vous venez : doctorat, diplômes' },
  doctorates: { label: 'Mon doctorat', hint: 'Situez votre thèse : dates, sujet, rattachement' },
  portfolios: { label: 'Auto-évaluations', hint: 'Notez vos activités, vos compétences et vos valeurs' },
  jobs: { label: 'Métiers suggérés', hint: 'Voyez quels métiers ressemblent à votre profil' },
  courses: { label: 'Formations suggérées', hint: 'Trouvez ce qui renforce une compétence' },
  career: { label: 'Projet professionnel', hint: 'Écrivez ce que vous voulez faire, et comment y aller' },
  cv: { label: 'CV en ligne', hint: 'Choisissez ce que lit qui ouvre votre lien' },
  resources: { label: 'Ressources', hint: 'Gardez vos documents et vos liens, et ouvrez ceux de l’université' },
  formations: { label: 'Formations', hint: 'Dites ce que chaque formation renforce' },
  university: { label: 'Université', hint: 'Tenez à jour son nom, son logo et ses coordonnées' },
  universities: { label: 'Universités', hint: 'Ajoutez une université, gérez ses membres' },
  audit: { label: 'Journal', hint: 'Retrouvez qui a fait quoi, et quand' },
  users: { label: 'Membres', hint: 'Acceptez les demandes et retrouvez vos membres' },
  catalogueJobs: { label: 'Métiers', hint: 'Tenez les métiers et la force de ce qu’ils demandent' },
  activities: { label: 'Activités', hint: 'Tenez les activités que l’on note' },
  skills: { label: 'Compétences', hint: 'Tenez les compétences que l’on note' },
};
