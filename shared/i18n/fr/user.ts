export const user = {
  title: 'Membre',
  tabs: 'Parties de la fiche',
  gone: 'Revenir à la liste',
  registered: 'Inscription le {{date}}',
  unconfirmed: 'adresse non confirmée',
  leaving: 'compte effacé le {{date}}, à sa demande',
  edited: 'Membre modifié',
  trouble: {
    bounce: {
      since: 'Les e-mails n’arrivent plus depuis le {{date}}.',
      text: 'Cette adresse n’existe pas, ou refuse nos messages. La personne peut la corriger en se connectant. Si l’adresse est juste, faites repartir les messages.',
      text_invited:
        'Cette adresse n’existe pas, ou refuse nos messages. Si elle est fausse, supprimez cette personne et invitez-la de nouveau : elle n’a encore rien enregistré. Si l’adresse est juste, faites repartir l’invitation.',
      again: 'L’adresse est juste, renvoyer',
    },
    complaint: {
      since: 'Un de nos e-mails a été signalé comme indésirable le {{date}}.',
      text: 'Nous n’écrivons plus à cette adresse, sauf pour envoyer un lien que la personne demande. Ne reprenez que si elle le souhaite.',
      again: 'Lui écrire de nouveau',
    },
    done: 'Les e-mails repartent',
  },
  role: {
    label: 'Rôle',
    give: {
      title: 'Donner le rôle Administration à {{name}} ?',
      text: 'Cette personne pourra accepter et refuser des demandes, lire les fiches des membres et modifier les formations, les ressources et l’université.',
      keep: 'Garder Doctorat',
      confirm: 'Passer à Administration',
    },
    take: {
      title: 'Retirer le rôle Administration à {{name}} ?',
      text: 'Dès sa prochaine action, cette personne n’aura plus accès aux membres, aux formations ni à l’université. Son compte reste ouvert avec le rôle Doctorat.',
      keep: 'Garder Administration',
      confirm: 'Passer à Doctorat',
    },
  },
  access: {
    accept: 'Ouvrir l’accès',
    reject: 'Refuser l’accès',
  },
  endSessions: {
    open: 'Fermer ses sessions',
    title: 'Fermer les sessions de {{name}} ?',
    text: 'Tous ses appareils seront déconnectés, et les liens reçus par e-mail ne serviront plus. La personne l’apprend par e-mail et peut se reconnecter.',
    keep: 'Les laisser ouvertes',
    confirm: 'Fermer les sessions',
    done: 'Sessions fermées',
  },
  dropFactor: {
    open: 'Retirer sa seconde étape',
    title: 'Retirer la seconde étape de {{name}} ?',
    text: 'Pour qui a perdu son téléphone et ses codes de secours. Vérifiez d’abord, de vive voix, que la demande vient bien de cette personne : ensuite, son mot de passe suffira. Ses sessions se ferment, et elle en est avertie par e-mail.',
    keep: 'La garder',
    confirm: 'Retirer',
    done: 'Seconde étape retirée',
    none: '{{name}} n’a pas de seconde étape : il n’y a rien à retirer.',
  },
  otherDiplomas: { none: 'Aucun autre diplôme indiqué.' },
  doctorate: {
    details: 'Dates, sujet et financement',
    presentation: 'Présentation de la thèse',
    none: 'Rien n’a encore été indiqué.',
  },
  theirs:
    'L’appréciation du doctorat, les objectifs SMART, le projet professionnel et toutes les notes ne sont lus que par {{name}}.',
};
