/** For whoever waits to be accepted, and for the confirmation of an address. */
export const waiting = {
  confirm: {
    title: 'Confirmation de l’adresse',
    checking: 'Nous confirmons votre adresse…',
    done: 'Adresse confirmée',
    doneText: 'Nous savons maintenant que nos messages vous parviennent.',
    doneTextWith: 'Nos messages vous parviennent à {{email}}. C’est avec cette adresse que vous vous connectez.',
    goOn: 'Continuer',
    dead: 'Ce lien ne fonctionne plus',
    deadText: 'Il a expiré, ou il a déjà servi. Si vous l’avez déjà ouvert, votre adresse est confirmée.',
    deadLogin: 'Sinon, connectez-vous pour en demander un autre.',
    failed: 'L’adresse n’a pas été confirmée',
    login: 'Se connecter',
    pending: 'Votre adresse {{email}} n’est pas encore confirmée : ouvrez le lien que nous y avons envoyé.',
    again: 'Renvoyer le lien',
    sent: 'Lien envoyé : consultez votre messagerie.',
  },
  pending: {
    title: 'Demande en attente',
    heading: 'Votre demande est en attente',
    intro: 'Merci, {{firstName}}. L’accès s’ouvre dès que votre université accepte la demande.',
    university: 'Votre université',
    next: 'Cette page se met à jour d’elle-même : laissez-la ouverte, ou revenez plus tard.',
    told: 'Nous vous écrirons à l’adresse {{email}} dès que votre université aura répondu.',
  },
  address: {
    correct: 'Corriger l’adresse',
    title: 'Votre nouvelle adresse',
    text: 'Nous y enverrons un lien. L’adresse change quand vous l’ouvrez.',
    submit: 'Envoyer le lien',
    sent: 'Lien envoyé à {{email}} : ouvrez-le pour changer d’adresse.',
  },
};
