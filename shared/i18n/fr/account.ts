/** What people see and change of their own account. */
export const account = {
  title: 'Votre compte',
  lead: 'Avec quoi vous vous connectez, et où vous l’êtes.',
  address: {
    heading: 'Adresse e-mail',
    hint: 'Vous vous connectez avec elle, et nous vous y écrivons.',
    confirmed: 'Adresse confirmée',
    change: 'Changer d’adresse',
    trouble: {
      bounce:
        'Nos e-mails ne vous parviennent plus à cette adresse depuis le {{date}}. Changez-la, ou confirmez-la si elle est juste.',
      complaint:
        'Un de nos e-mails a été signalé comme indésirable le {{date}}. Depuis, nous n’écrivons ici qu’à votre demande. Pour recevoir de nouveau nos messages, confirmez cette adresse.',
      complaint_unread:
        'Un de nos e-mails a été signalé comme indésirable le {{date}}, et cette adresse n’a jamais été confirmée : nous n’y écrivons plus. Changez-la si elle est fausse. Si elle est juste, demandez à votre université de vous écrire de nouveau.',
      confirm: 'Recevoir un lien pour la confirmer',
      sent: 'Lien envoyé',
    },
  },
  password: {
    heading: 'Mot de passe',
    hint: 'En changer déconnecte vos autres appareils.',
    change: 'Changer de mot de passe',
    lead: 'Vos autres appareils seront déconnectés.',
    old: 'Mot de passe actuel',
  },
  sessions: {
    heading: 'Appareils connectés',
    hint: 'Si vous n’en reconnaissez pas un, déconnectez-le et changez de mot de passe.',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    lastSeen: 'Vu le {{date}} à {{time}}',
    since: 'Connecté depuis le {{date}}',
    end: 'Déconnecter',
    endOf: 'Déconnecter {{device}}, vu le {{date}} à {{time}}',
    ended: 'Appareil déconnecté',
    alone: 'Votre compte n’est ouvert nulle part ailleurs.',
    others: {
      open: 'Déconnecter les autres appareils',
      title: 'Déconnecter les autres appareils ?',
      text: 'Ils demanderont de nouveau le mot de passe. Les liens envoyés par e-mail ne fonctionneront plus.',
      keep: 'Les laisser connectés',
      confirm: 'Les déconnecter',
      done: 'Vos autres appareils sont déconnectés',
    },
  },
  everywhere: {
    open: 'Se déconnecter de tous les appareils',
    title: 'Se déconnecter partout ?',
    text: 'Tous les navigateurs et appareils connectés à votre compte seront déconnectés, celui-ci compris. Vous pourrez vous reconnecter avec votre mot de passe.',
    keep: 'Garder la session',
    confirm: 'Tout déconnecter',
    done: 'Tous vos appareils sont déconnectés',
  },
  display: {
    heading: 'Affichage',
    hint: 'Retenu sur cet appareil.',
    language: 'Langue',
    theme: 'Thème',
  },
};
