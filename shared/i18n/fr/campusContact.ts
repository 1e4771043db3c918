export const campusContact = {
  email: 'Écrivez à votre université :',
  names: 'Adressez-vous à l’administration de votre université : {{names}}.',
  none: 'Adressez-vous à l’administration de votre université.',
};
