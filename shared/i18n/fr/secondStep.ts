export const secondStep = {
  heading: 'Seconde étape',
  intro: 'Pour le compte {{email}}.',
  code: {
    label: 'Code à six chiffres',
    hint: 'Votre application d’authentification l’affiche pour Thésée.',
    use: 'Utiliser un code de l’application',
  },
  recoveryCode: {
    label: 'Code de secours',
    hint: 'Un de ceux que vous avez gardés. Il ne sert qu’une fois.',
    use: 'Utiliser un code de secours',
  },
  trust: 'Ne plus demander sur cet appareil pendant {{days}} jours',
  lost: 'Plus de téléphone ni de codes ? L’administration de votre université peut retirer la seconde étape.',
  back: 'Revenir au mot de passe',
};
