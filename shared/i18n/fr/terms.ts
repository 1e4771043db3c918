/** Legally binding, unlike the translation. */
export const terms = {
  title: 'Conditions d’utilisation',
  since: 'En vigueur depuis le {{date}}, modifiées le {{changed}}.',
  frenchOnly: 'Ces conditions ne font foi qu’en français.',
  articles: {
    notice: {
      title: 'Mentions légales',
      text: [
        'Thésée est édité par {{editor}}, {{address}}. Direction de la publication : {{director}}. Contact : {{email}}.',
        'Le site est hébergé par {{host}}, dans l’Union européenne.',
        'Les présentes conditions encadrent l’usage de Thésée par les candidates et candidats, les administratrices et administrateurs des universités et toute personne qui consulte une page publique. S’inscrire, c’est les accepter.',
      ].join('\n'),
    },
    access: {
      title: 'Accès au site',
      text: [
        'L’accès est gratuit pour les doctorantes et doctorants, les docteures et docteurs et le personnel de recherche d’une université partenaire ; le matériel et la connexion restent à la charge de chacun. L’inscription devient effective quand l’université l’a acceptée.',
        'À l’inscription et dans les formulaires, les champs marqués d’un astérisque (*) sont obligatoires ; les autres restent libres. Le mot de passe est personnel : il ne se prête pas, et toute utilisation suspecte doit être signalée.',
        'L’éditeur s’efforce de maintenir le site disponible. Une maintenance, une panne ou un cas de force majeure peuvent l’interrompre sans ouvrir droit à indemnité.',
      ].join('\n'),
    },
    data: {
      title: 'Collecte des données',
      text: [
        'Votre université est responsable du traitement ; l’éditeur agit pour son compte. Il répond lui-même des journaux techniques, des limites contre les abus et de ce qu’on lui écrit. Sont traitées les données que vous saisissez : identité, parcours, doctorat, auto-évaluations, projet professionnel, documents et liens. Elles servent à tenir votre portfolio, à suggérer des métiers et des formations et à établir votre CV. Elles ne sont ni vendues, ni utilisées pour de la publicité.',
        'Dans Thésée, vos auto-évaluations, vos métiers suggérés, votre appréciation du doctorat, vos objectifs et votre projet professionnel ne sont lus que par vous ; l’équipe technique peut accéder aux données stockées pour réparer une panne. L’administration de votre université lit votre profil, vos diplômes, vos expériences et vos publications, les détails et la présentation de votre doctorat. Elle peut modifier votre profil et votre photo ; le journal l’indique. Dans la liste de ses membres, elle voit votre école doctorale, votre domaine, le début et la fin prévue de votre doctorat, et s’il existe une auto-évaluation, sans rien de son contenu. Elle peut vous envoyer un rappel sur chacun de ces points, une fois par semaine au plus. Rien n’est public sans votre décision, que vous pouvez reprendre à tout moment.',
        'Si vous permettez qu’on vous écrive depuis votre CV en ligne, le nom, l’adresse et le message de la personne qui écrit vous sont envoyés par e-mail, puis effacés de Thésée une fois l’e-mail parti, au plus tard deux jours après ; les copies de sauvegarde les gardent jusqu’à leur propre fin.',
        'Les données de votre compte sont conservées un an à compter de votre dernière visite ; deux messages vous préviennent avant l’effacement. Le journal des actes, les journaux techniques et les sauvegardes ont d’autres durées, que donne la page « Vos données personnelles ».',
        'Depuis « Votre compte », vous pouvez à tout moment emporter vos données, dans une archive, et effacer vous-même votre compte : il l’est après une semaine, pendant laquelle vous pouvez changer d’avis.',
        'Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité. Pour l’exercer, adressez-vous à votre université ou écrivez à {{email}}. Vous pouvez aussi saisir la Commission nationale de l’informatique et des libertés (CNIL).',
      ].join('\n'),
    },
    property: {
      title: 'Propriété intellectuelle',
      text: [
        'Les textes, images, marques et logiciels du site appartiennent à l’éditeur ou à leurs titulaires ; les reproduire au-delà de l’usage privé demande un accord écrit. Les catalogues de compétences et de métiers s’appuient sur des sources ouvertes, citées avec leurs licences.',
        'Ce que vous écrivez et déposez reste à vous. Vous garantissez en avoir le droit, et vous autorisez l’éditeur à le conserver et à l’afficher aux seules personnes à qui vous l’ouvrez.',
      ].join('\n'),
    },
    liability: {
      title: 'Responsabilité',
      text: [
        'Les métiers suggérés sont calculés à partir de vos réponses : ils éclairent un choix et ne le remplacent pas. Aucune décision n’est prise sur cette seule base.',
        'Chaque personne répond de ce qu’elle publie. Un contenu illicite, ou qui porte atteinte à autrui, est retiré dès qu’il est signalé.',
        'L’éditeur ne répond pas des dommages dus à un virus, à un usage contraire aux présentes conditions ou au contenu de sites tiers.',
      ].join('\n'),
    },
    links: {
      title: 'Liens hypertextes',
      text: [
        'Des liens mènent vers d’autres sites : formations, profils, ressources, sites de l’éditeur. Ces sites ne sont pas sous son contrôle, et leurs propres conditions s’appliquent. Un lien vers une page publique de Thésée est libre, tant qu’il ne laisse pas croire à un partenariat.',
      ].join('\n'),
    },
    cookies: {
      title: 'Cookies',
      text: [
        'Le site ne dépose que ce dont il a besoin pour fonctionner : de quoi rester en session, reconnaître un appareil connu, ne plus y demander le code de la seconde étape pendant trente jours si vous le choisissez, et retenir la langue et le thème choisis. Aucun cookie ne mesure l’audience ni ne sert à la publicité ; c’est pourquoi aucun bandeau ne demande votre accord.',
      ].join('\n'),
    },
    law: {
      title: 'Droit applicable',
      text: [
        'Les présentes conditions relèvent du droit français. En cas de différend, les parties cherchent d’abord un accord amiable ; à défaut, les tribunaux français sont compétents.',
      ].join('\n'),
    },
  },
};
