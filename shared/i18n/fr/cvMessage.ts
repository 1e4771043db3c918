export const cvMessage = {
  title: 'Écrire à {{name}}',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  emailHint: 'Transmise à {{name}} pour vous répondre. La sienne reste cachée.',
  message: 'Votre message',
  left_one: '{{count, number}} caractère restant',
  left_other: '{{count, number}} caractères restants',
  website: 'Laissez ce champ vide',
  send: 'Envoyer',
  close: 'Fermer sans envoyer',
  sent: 'Message envoyé. Une réponse de {{name}} vous parviendrait par e-mail.',
};
