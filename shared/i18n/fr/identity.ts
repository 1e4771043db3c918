export const identity = {
  title: 'Confirmez que c’est vous',
  lead: 'Cette action est protégée. Nous ne vous le redemanderons pas pendant {{minutes}} minutes.',
  submit: 'Confirmer',
  useCode: 'Utiliser un code de mon application',
  usePassword: 'Utiliser mon mot de passe',
};
