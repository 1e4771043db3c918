export const passwords = {
  choose: {
    title: 'Votre mot de passe',
    heading: 'Choisissez votre mot de passe',
    intro: 'Le compte {{email}} s’ouvrira avec un mot de passe que personne d’autre ne connaît.',
    old: 'Mot de passe actuel',
  },
  reset: {
    title: 'Nouveau mot de passe',
    heading: 'Choisir un nouveau mot de passe',
    intro: 'Pour le compte {{email}}.',
    firstHeading: 'Bienvenue',
    firstIntro: 'Choisissez le mot de passe qui ouvrira votre compte {{email}}.',
    firstSubmit: 'Enregistrer le mot de passe',
    password: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
    submit: 'Mettre à jour le mot de passe',
    done: 'Mot de passe mis à jour',
    another: 'Demander un nouveau lien',
    deadHeading: 'Ce lien ne fonctionne plus',
    deadText: 'Il a expiré, ou il a déjà servi. Nous pouvons vous en envoyer un autre.',
  },
};
