export const landing = {
  title: 'Le fil de votre parcours doctoral',
  hero: {
    title: 'Votre thèse mène quelque part.',
    accent: 'Suivez le fil.',
    lead: 'Faites le point sur vos compétences, repérez les métiers qui leur ressemblent et préparez la suite, pendant le doctorat et non après.',
    register: 'Créer mon compte',
    login: 'J’ai déjà un compte',
  },
  fact: {
    unit: ' %',
    text: 'des doctorantes et doctorants ont un projet professionnel le jour de leur soutenance. Autant que le vôtre soit prêt.',
    source: 'Source : {{source}}',
  },
  way: {
    title: 'Le chemin',
    place: {
      title: 'Se situer',
      text: 'Activités, compétences, valeurs : une note de 0 à 5, un mot pour la comprendre, et vous passez à la suite.',
    },
    project: {
      title: 'Se projeter',
      text: 'Des métiers classés selon la forme de votre profil, avec vos points forts et ce qui reste à développer.',
    },
    share: {
      title: 'Se faire connaître',
      text: 'Un CV en ligne, votre auto-évaluation en PDF, en français ou en anglais. Vous choisissez ce qui est public.',
    },
    again: { title: 'Recommencer', text: 'Un bilan par an suffit pour voir le chemin parcouru.' },
  },
  tour: {
    title: 'Vos premiers métiers en dix minutes',
    text: 'Vous notez, Thésée compare, vous décidez. L’auto-évaluation entière prend une demi-heure, en une ou plusieurs fois : tout est gardé à mesure.',
    assessment: {
      title: 'Vous notez ce que vous faites, savez et aimez',
      alt: 'Une auto-évaluation : des compétences, chacune avec sa définition, une échelle de 0 à 5 et un mot pour la note.',
    },
    jobs: {
      title: 'Vous voyez quels métiers vous ressemblent, et pourquoi',
      alt: 'Des métiers suggérés, du plus ressemblant au moins ressemblant, chacun avec la raison de sa place.',
    },
  },
  campus: {
    title: 'Vous accompagnez des doctorantes et des doctorants ?',
    text: 'Votre université dispose de son propre espace, géré par vos équipes.',
    open: 'Ouvrir un espace',
    openHint: 'Écrivez à {{email}} : nous préparons l’espace avec vous.',
    subject: 'Ouvrir un espace pour notre université',
    alt: 'La liste des membres d’une université : les demandes à accepter ou à refuser d’abord, puis les personnes acceptées.',
    accounts: { title: 'Comptes', text: 'Chaque demande d’inscription attend votre accord.' },
    courses: { title: 'Formations', text: 'Reliez votre catalogue aux compétences qu’il renforce.' },
    privacy: {
      title: 'Confidentialité',
      text: 'Une auto-évaluation appartient à qui l’a remplie. Vous ne la voyez pas, aucune autre université ne voit vos membres.',
    },
    languages: { title: 'Deux langues', text: 'Tout existe en français et en anglais, jusqu’aux PDF.' },
  },
  rejected: {
    title: 'Votre demande n’a pas été acceptée',
    by: '{{university}} n’a pas accepté votre demande d’inscription.',
    byUnknown: 'Votre université n’a pas accepté votre demande d’inscription.',
    again:
      'Pour demander un nouvel examen, écrivez depuis l’adresse {{email}}. Votre demande peut être acceptée à tout moment : cette page s’ouvrira alors sur votre espace.',
    logout: 'Se déconnecter',
  },
};
