/** After the model of the French State’s « déclaration d’accessibilité ». */
export const accessibility = {
  title: 'Déclaration d’accessibilité',
  lead: '{{editor}} s’engage à rendre Thésée accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique à Thésée : ses pages publiques, ses espaces et les PDF qu’il établit.',
  who: {
    title: 'Qui déclare',
    self: 'Cette déclaration repose sur une auto-évaluation de celles et ceux qui font Thésée. Ce n’est pas l’audit d’un tiers.',
    campus:
      'L’université qui ouvre Thésée à ses membres est l’organisme responsable au sens de la loi : elle publie sur son site, à son nom, sa propre déclaration, pour laquelle elle peut reprendre celle-ci, où mène le pied de chaque page.',
  },
  state: {
    title: 'État de conformité',
    full: 'Thésée est totalement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, d’après cette auto-évaluation.',
    partial:
      'Thésée est partiellement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, d’après cette auto-évaluation.',
    none: 'Thésée n’est pas conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, d’après cette auto-évaluation.',
  },
  results: {
    title: 'Résultats',
    rate: '{{percent}} % des critères applicables sont respectés : {{conform}} sur {{applicable}}.',
    others:
      '{{notApplicable}} critères sur 106 ne s’appliquent pas : Thésée n’a ni vidéo, ni son, ni cadre, ni épreuve d’image.',
  },
  unmet: {
    title: 'Contenus non accessibles',
    none: 'Aucune non-conformité n’est connue à ce jour, et aucune dérogation pour charge disproportionnée n’est invoquée.',
    some: 'Ces critères ne sont pas respectés ; aucune dérogation pour charge disproportionnée n’est invoquée.',
    untested: 'À vérifier avec une aide technique avant de compter comme respecté :',
    criterion: 'Critère {{id}} : {{why}}',
    exempt:
      'Les textes, les fichiers et les liens qu’ajoutent les universités et leurs membres ne sont pas couverts : qui les ajoute répond de leur accessibilité, et rien n’indique leur langue quand elle n’est pas celle de la page.',
  },
  making: {
    title: 'Établissement de cette déclaration',
    day: 'Déclaration établie le {{date}}.',
    technologies: 'Technologies : HTML, CSS, JavaScript, SVG et WAI-ARIA ; PDF/UA pour les documents.',
    environment:
      'Environnement de test : Chromium, au clavier, avec son arbre d’accessibilité. Aucun essai n’a encore été mené par des personnes qui utilisent une aide technique, ni avec NVDA, JAWS ou VoiceOver, dont celles et ceux qui font Thésée ne disposent pas. Avant l’ouverture à une première université, des personnes qui s’en servent essaieront de se connecter, de s’auto-évaluer, de parcourir les métiers, de remplir et de montrer un CV et, côté administration, de décider d’une demande.',
    tools: 'Outils : axe-core, html-validate et Playwright pour les pages ; pdf.js et Poppler pour les PDF.',
    pages:
      'Pages vérifiées : accueil, connexion, inscription, conditions d’utilisation, vos données, accessibilité, plan du site, aide, CV public ; pour les doctorantes et doctorants, le compte, le profil, le doctorat, l’auto-évaluation et son bilan, les métiers, les formations, le projet professionnel, le CV en ligne et les ressources ; pour l’administration, les membres, les formations, les ressources partagées, l’université et le journal ; pour la super-administration, les universités, les comptes et les catalogues. Les tests parcourent chacun de ces écrans et ses états, en français et en anglais, à 1280 et à 390 pixels de large, en clair et en sombre, en quatre combinaisons de ces choix. La largeur de 320 pixels, les couleurs forcées et l’examen à l’œil portent sur un choix d’écrans.',
  },
  contact: {
    title: 'Retour d’information et contact',
    text: 'Si un contenu ou un service vous est inaccessible, dites-le : on vous orientera vers une autre manière d’y accéder, ou on vous l’enverra sous une autre forme.',
    editor: 'Écrire à l’équipe de Thésée :',
    elsewhere:
      'Vous pouvez aussi vous adresser à l’administration de votre université, que nomme l’aide de votre espace.',
  },
  recourse: {
    title: 'Voies de recours',
    text: 'Vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et la réponse ne vous satisfait pas ? Vous pouvez :',
    form: 'écrire un message au Défenseur des droits',
    delegate: 'contacter la déléguée ou le délégué du Défenseur des droits de votre région',
    post: 'envoyer un courrier, gratuit et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
  },
};
