/** Role of an element, or `text` for plain text, with its English and French words. */
type Words = readonly [
  kind: 'heading' | 'button' | 'link' | 'columnheader' | 'label' | 'text',
  english: string,
  french: string,
];

type ScreenWords = {
  path: string;
  who: 'nobody' | 'somebody pending' | 'a newcomer' | 'a candidate' | 'an administrator';
  words: readonly Words[];
};

const companies: Words[] = [
  ['link', 'France', 'France'],
  ['link', 'Canada', 'Canada'],
  ['link', 'Belgium', 'Belgique'],
];

/** The screens of section 2 with the words that it prescribes (D18, D64, D65), copied by hand. */
export const screens: readonly ScreenWords[] = [
  {
    path: '/',
    who: 'nobody',
    words: [
      ['link', 'Log in', 'Se connecter'],
      ['link', 'Register', 'Créer un compte'],
      ['text', '62%', '62 %'],
      ...companies,
    ],
  },
  {
    path: '/login',
    who: 'nobody',
    words: [
      ['label', 'Email address', 'Adresse e-mail'],
      ['label', 'Password', 'Mot de passe'],
      ['button', 'Forgot your password?', 'Mot de passe oublié ?'],
    ],
  },
  {
    path: '/register',
    who: 'nobody',
    words: [
      ['label', 'First name', 'Prénom'],
      ['label', 'Last name', 'Nom'],
      ['label', 'Email address', 'Adresse e-mail'],
      ['label', 'Password', 'Mot de passe'],
      ['label', 'University', 'Université'],
    ],
  },
  { path: '/nulle/part', who: 'nobody', words: [['heading', 'Page not found 404', 'Page introuvable (404)']] },
  {
    path: '/pending',
    who: 'somebody pending',
    words: [
      ['heading', 'Your request is pending', 'Votre demande est en attente'],
      ['text', 'Université du Port-Vieux', 'Université du Port-Vieux'],
    ],
  },
  {
    path: '/user',
    who: 'a candidate',
    words: [
      ['heading', 'Welcome, Léa', 'Bienvenue, Léa'],
      ['text', 'Select a tab to start', 'Sélectionnez un onglet pour commencer'],
      ['link', 'Assessments', 'Auto-évaluations'],
      ['link', 'Suggested jobs', 'Métiers suggérés'],
      ['button', 'Log out', 'Se déconnecter'],
      ...companies,
    ],
  },
  {
    path: '/user/assessment',
    who: 'a candidate',
    words: [
      ['heading', 'Assessments 2 assessments', 'Auto-évaluations 2 auto-évaluations'],
      ['button', 'New assessment', 'Nouvelle auto-évaluation'],
      ['columnheader', 'Name', 'Nom'],
      ['columnheader', 'Created on', 'Créée le'],
      ['columnheader', 'Export, edit, delete', 'Exporter, modifier, supprimer'],
    ],
  },
  {
    path: '/user/assessment',
    who: 'a newcomer',
    words: [['heading', 'No assessments found.', 'Aucune auto-évaluation pour le moment']],
  },
  {
    path: '/user/jobs',
    who: 'a candidate',
    words: [
      [
        'text',
        'Select assessment to display suggested jobs',
        'Choisissez une auto-évaluation pour afficher les métiers suggérés',
      ],
      ['text', '3 stars out of 3', '3 étoiles sur 3'],
      ['text', 'strength', 'point fort'],
    ],
  },
  {
    path: '/user/profile',
    who: 'a candidate',
    words: [
      ['heading', 'Léa Marchand', 'Léa Marchand'],
      ['button', 'Change the picture', 'Changer la photo'],
      ['label', 'First name', 'Prénom'],
      ['label', 'Last name', 'Nom'],
      ['label', 'Birth date', 'Date de naissance'],
      ['text', 'Gender', 'Genre'],
      ['label', 'Interests', 'Centres d’intérêt'],
      ['label', 'LinkedIn', 'LinkedIn'],
      ['label', 'Google Scholar', 'Google Scholar'],
      ['label', 'ResearchGate', 'ResearchGate'],
      ['label', 'Academia.edu', 'Academia.edu'],
      ['label', 'MyScienceWork', 'MyScienceWork'],
      ['button', 'Save', 'Enregistrer'],
    ],
  },
  {
    path: '/user/courses',
    who: 'a candidate',
    words: [
      ['heading', 'Suggested courses', 'Formations suggérées'],
      ['label', 'Title', 'Titre'],
      ['label', 'Skill', 'Compétence'],
      ['button', 'Reset', 'Réinitialiser'],
      ['columnheader', 'Course', 'Formation'],
    ],
  },
  {
    path: '/user/profile?activeTab=2',
    who: 'a candidate',
    words: [
      ['button', 'Add a diploma', 'Ajouter un diplôme'],
      ['text', 'Veterinary', 'Médecine vétérinaire'],
    ],
  },
  {
    path: '/user/profile?activeTab=3',
    who: 'a candidate',
    words: [['button', 'Add an experience', 'Ajouter une expérience']],
  },
  {
    path: '/user/profile?activeTab=4',
    who: 'a candidate',
    words: [['button', 'Add a publication', 'Ajouter une publication']],
  },
  {
    path: '/user/phd',
    who: 'a candidate',
    words: [
      ['heading', 'My PhD', 'Mon doctorat'],
      ['label', 'Title of the thesis', 'Titre de la thèse'],
      ['label', 'Research domain', 'Domaine de recherche'],
      ['label', 'Laboratory or company', 'Laboratoire ou entreprise'],
      ['label', 'Doctoral school', 'École doctorale'],
      ['label', 'Research organization', 'Organisme de recherche'],
      ['text', 'Cotutelle', 'Cotutelle'],
      ['text', 'CIFRE', 'CIFRE'],
      ['text', 'Teaching', 'Enseignement'],
    ],
  },
  {
    path: '/admin/users',
    who: 'an administrator',
    words: [
      ['columnheader', 'Person', 'Personne'],
      ['columnheader', 'Status', 'Statut'],
      ['button', 'Accept Inès Royer', 'Accepter Inès Royer'],
      ['button', 'Reject Inès Royer', 'Refuser Inès Royer'],
      ['text', 'Rejected', 'Accès refusé'],
      ['text', 'Accepted', 'Accès ouvert'],
    ],
  },
  {
    path: '/admin/courses',
    who: 'an administrator',
    words: [
      ['button', 'Add a course', 'Ajouter une formation'],
      ['columnheader', 'Course', 'Formation'],
      ['columnheader', 'Category', 'Catégorie'],
      ['link', 'Edit De l’idée au brevet', 'Modifier De l’idée au brevet'],
      ['button', 'Delete De l’idée au brevet', 'Supprimer De l’idée au brevet'],
    ],
  },
];
