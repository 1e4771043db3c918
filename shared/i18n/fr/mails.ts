/** The words of mails; each kind's own under its name, read by functions/mails/compose.ts. */
export const mails = {
  product: 'Thésée',
  greeting: 'Bonjour,',
  greetingTo: 'Bonjour {{firstName}},',
  linkSpelled: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  signature: 'Thésée, le portfolio des doctorantes et des doctorants',
  automatic: 'Ce message est envoyé automatiquement ; une réponse ne serait lue par personne.',
  kinds: {
    registrationReceived: {
      subject: 'Votre demande d’inscription est enregistrée',
      text: 'Votre demande est transmise à l’équipe de votre université ({{university}}). Vous recevrez un message dès qu’elle aura répondu. D’ici là, vous pouvez vous connecter pour suivre votre demande.',
      next: 'Confirmez dès maintenant que cette adresse est la vôtre : l’équipe saura que la demande vient bien de vous. Le lien ci-dessous sert une seule fois, pendant {{days}} jours.',
      action: 'Confirmer mon adresse',
      note: 'Vous n’avez rien demandé ? N’ouvrez pas le lien, et signalez-le à votre université ou ignorez simplement ce message.',
    },
    accountExists: {
      subject: 'Vous avez déjà un compte',
      text: 'Une inscription vient d’être demandée avec votre adresse, qui a déjà un compte Thésée. Rien n’a été modifié.',
      next: 'Si c’était vous, connectez-vous. Vous avez oublié votre mot de passe ? La page de connexion permet d’en choisir un nouveau.',
      action: 'Me connecter',
      note: 'Si ce n’était pas vous, vous n’avez rien à faire.',
    },
    invitation: {
      subject: 'Votre compte Thésée est prêt',
      text: 'L’équipe de votre université ({{university}}) vous a ouvert un compte sur Thésée.',
      text_alone: 'L’équipe technique de Thésée vous a ouvert un compte de super-administration.',
      next: 'Pour commencer, choisissez votre mot de passe. Le lien ci-dessous sert une seule fois, pendant {{days}} jours ; ensuite, la page de connexion permet d’en demander un autre.',
      action: 'Choisir mon mot de passe',
      note: 'Ce message ne vous dit rien ? Ignorez-le, ou signalez-le à cette université.',
      note_alone: 'Ce message ne vous dit rien ? Ignorez-le : sans mot de passe, ce compte ne s’ouvre pas.',
    },
    resetPassword: {
      subject: 'Choisissez un nouveau mot de passe',
      text: 'Un nouveau mot de passe a été demandé pour votre compte Thésée. Le lien ci-dessous sert une seule fois, pendant {{minutes}} minutes.',
      next: 'Dès que vous l’aurez choisi, tous vos appareils seront déconnectés.',
      action: 'Choisir un mot de passe',
      note: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      text: 'Le mot de passe de votre compte Thésée a été modifié le {{at}}, et tous vos appareils ont été déconnectés.',
      action: 'Me connecter',
      note: 'Ce n’était pas vous ? Demandez aussitôt un nouveau mot de passe depuis la page de connexion, puis prévenez votre université.',
    },
    accepted: {
      subject: 'Votre inscription est acceptée',
      text: 'L’équipe de votre université ({{university}}) a accepté votre inscription.',
      next: 'Vous pouvez dès maintenant évaluer vos compétences et découvrir les métiers qui vous correspondent.',
      action: 'Me connecter',
      note: 'Connectez-vous avec l’adresse à laquelle vous recevez ce message.',
    },
    rejected: {
      subject: 'Votre inscription n’a pas été acceptée',
      text: 'L’équipe de votre université ({{university}}) n’a pas accepté votre inscription.',
      next: 'Si vous pensez qu’il s’agit d’une erreur, adressez-vous à elle : elle peut revenir sur sa décision. Votre compte est conservé.',
      next_contact:
        'Si vous pensez qu’il s’agit d’une erreur, adressez-vous à {{contact}} : l’équipe peut revenir sur sa décision. Votre compte est conservé.',
      action: 'Me connecter',
      note: 'En vous connectant, vous verrez où en est votre demande.',
    },
    confirmAddress: {
      subject: 'Confirmez votre adresse',
      text: 'Cette adresse a été indiquée pour votre compte Thésée. Confirmez qu’elle est bien la vôtre : le lien ci-dessous sert une seule fois, pendant {{days}} jours.',
      action: 'Confirmer mon adresse',
      note: 'Si vous n’avez rien demandé, n’ouvrez pas le lien : rien ne sera modifié.',
    },
    addressChanged: {
      subject: 'L’adresse de votre compte a été modifiée',
      text: 'L’adresse de votre compte Thésée a été modifiée le {{at}}. Les prochains messages iront à la nouvelle adresse, qui sert aussi désormais à se connecter.',
      action: 'Me connecter',
      note: 'Ce n’était pas vous ? Prévenez aussitôt votre université : l’adresse à laquelle vous recevez ce message ne permet plus de se connecter.',
    },
    sessionEnded: {
      subject: 'Une de vos connexions a été interrompue',
      text: 'Le {{at}}, une de vos connexions à Thésée semble avoir été utilisée depuis deux endroits à la fois. Par précaution, nous y avons mis fin.',
      next: 'Il suffit de vous reconnecter. Si vous pensez que quelqu’un d’autre a eu accès à un de vos appareils, choisissez un nouveau mot de passe depuis la page de connexion : tous vos appareils seront déconnectés.',
      action: 'Me connecter',
      note: 'Vos autres appareils restent connectés, et rien d’autre n’a été modifié.',
    },
    requestsWait: {
      subject: 'Des demandes d’inscription vous attendent',
      text_one:
        '{{count, number}} personne demande à rejoindre votre université ({{university}}) sur Thésée et attend votre réponse.',
      text_other:
        '{{count, number}} personnes demandent à rejoindre votre université ({{university}}) sur Thésée et attendent votre réponse.',
      next: 'Vous pouvez accepter ou refuser chaque demande, une à une ou plusieurs à la fois.',
      action: 'Voir les demandes',
      note: 'Ce message part au plus une fois par jour, et seulement si de nouvelles demandes sont arrivées.',
    },
    leaving: {
      subject: 'Votre compte va être effacé',
      text: 'Le {{at}}, l’effacement de votre compte Thésée a été demandé avec votre mot de passe. Tous vos appareils sont déconnectés, et plus rien de votre CV n’est public.',
      next: 'Jusqu’au {{until}}, vous pouvez revenir sur cette demande : il suffit de vous connecter et de choisir « Garder mon compte ». Ensuite, tout ce que Thésée garde de vous est effacé définitivement.',
      action: 'Me connecter',
      note: 'Ce n’était pas vous ? Connectez-vous, gardez votre compte, puis choisissez aussitôt un nouveau mot de passe.',
    },
  },
};
