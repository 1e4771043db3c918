export const privacy = {
  title: 'Vos données personnelles',
  lead: 'Ce que Thésée garde de vous, pourquoi, pour qui, et jusqu’à quand.',
  since: 'Version du {{date}}.',
  contents: 'Sur cette page',
  sections: {
    brief: {
      title: 'En bref',
      text: [
        '- Dans Thésée, vos auto-évaluations, vos métiers suggérés et votre projet professionnel ne sont lus que par vous. L’équipe technique peut accéder aux données stockées pour réparer une panne.',
        '- Rien n’est public sans votre décision, et vous pouvez la reprendre en un geste.',
        '- Aucune publicité, aucune mesure d’audience, aucun service d’intelligence artificielle : ce que vous écrivez ne sert qu’à vous.',
        '- Vous pouvez emporter une copie de tout, ou tout effacer, sans rien demander à personne.',
        '- Sans visite de votre part pendant {{absence}}, votre compte est effacé, après deux messages pour vous prévenir.',
      ].join('\n'),
    },
    who: {
      title: 'Qui répond de vos données',
      text: [
        'Votre université décide de l’usage de Thésée pour ses doctorantes et doctorants : elle est responsable du traitement. {{editor}}, {{address}}, exploite le site pour son compte, comme sous-traitant. Pour la sécurité du service (les journaux techniques, les limites contre les abus) et pour ce qu’on lui écrit, {{editor}} répond de ses propres traitements.',
        'Votre interlocuteur est d’abord la personne déléguée à la protection des données de votre université, dont l’adresse figure sur le site de celle-ci. Vous pouvez aussi écrire à {{email}}.',
      ].join('\n'),
    },
    what: {
      title: 'Ce que Thésée garde de vous',
      text: [
        'Pour ouvrir un compte, il faut un prénom, un nom, une adresse e-mail, un mot de passe et une université. Tout le reste est facultatif : un champ laissé vide ne ferme aucune porte, il rend seulement les suggestions moins précises.',
        '- Votre profil : photo, date de naissance, genre, centres d’intérêt, liens vers vos profils, diplômes, expériences, publications.',
        '- Votre doctorat : dates, domaine, titre de la thèse, école doctorale, financement, ce que vous en racontez, et, que personne d’autre ne lit, votre appréciation, vos objectifs et votre projet.',
        '- Vos auto-évaluations : vos réponses, les métiers gardés ou écartés, vos souhaits.',
        '- Votre CV en ligne : les rubriques que vous y montrez, vos preuves de compétences, la date de votre accord.',
        '- Vos ressources : les liens et documents que vous déposez.',
        '- Des traces de sécurité : l’empreinte de votre mot de passe (jamais le mot de passe), la clé de votre second facteur si vous en avez activé un, vos sessions ouvertes avec le nom du navigateur et du système, le jour de votre dernière visite, les messages qui ne vous sont pas parvenus.',
        'Ces données viennent de vous. Si votre université a créé votre compte, elle a fourni votre nom, votre adresse et, parfois, des éléments de votre doctorat : vous les voyez et les corrigez comme les autres.',
        'Les champs libres vous appartiennent. N’y écrivez rien sur votre santé, vos opinions ou celles d’autrui qui ne soit pas nécessaire.',
      ].join('\n'),
    },
    why: {
      title: 'Pourquoi, et de quel droit',
      text: [
        '- Tenir votre portfolio, suggérer des métiers et des formations, établir vos PDF : la mission d’intérêt public de votre université, qui accompagne ses doctorantes et doctorants (RGPD, art. 6.1.e). L’arrêté du 25 mai 2016 modifié, qui règle la formation doctorale, demande un portfolio à son article 15.',
        '- Publier votre CV et le laisser indexer, ou permettre qu’on vous écrive : votre consentement, que vous retirez quand vous voulez (art. 6.1.a).',
        '- Gérer les inscriptions et vous envoyer les messages du service : la même mission de votre université.',
        '- Tenir le journal des actes : la même mission de votre université. Protéger le service et retrouver la cause d’une panne : l’intérêt légitime de l’exploitant, {{editor}} (art. 6.1.f).',
        'Votre université compte aussi ses membres, par statut et par jour, et combien n’ont pas commencé d’auto-évaluation. Ces nombres ne nomment personne.',
        'Vos données ne sont ni vendues, ni louées, ni utilisées pour autre chose.',
      ].join('\n'),
    },
    readers: {
      title: 'Qui lit quoi',
      text: [
        '- Vous lisez tout.',
        '- L’administration de votre université lit votre profil (date de naissance et genre compris, si vous les avez donnés), vos diplômes, expériences et publications, les détails et la présentation de votre doctorat. Elle peut corriger votre profil, remplacer votre photo, changer votre rôle ou votre statut : le journal note chaque fois les champs changés. Elle ne modifie ni vos diplômes, expériences et publications, ni votre doctorat. Elle sait si vous avez commencé une auto-évaluation, et rien de son contenu. Elle ne lit ni votre appréciation du doctorat, ni vos objectifs, ni votre projet professionnel, ni vos ressources, ni les textes d’un CV que vous n’avez pas ouvert ; elle voit quels diplômes, expériences et publications vous y destinez.',
        '- La super-administration, chez {{editor}}, lit et peut corriger la même chose pour toutes les universités.',
        '- L’équipe technique peut, pour réparer une panne, accéder aux données stockées, y compris à ce que vous êtes seul ou seule à lire ici. Ses commandes sur une personne, comme la recherche d’une panne par son adresse, sont inscrites au journal, sous le nom de l’équipe ; une lecture directe de la base ne l’est pas.',
        '- Les personnes qui encadrent votre thèse n’ont pas de rôle ici : elles ne lisent de vous qu’un CV que vous ouvrez, à moins que votre université ne leur confie son administration.',
        '- Les autres membres de votre université ne lisent rien de vous.',
        '- Le public lit ce que vous montrez dans votre CV en ligne.',
        'Un journal note qui a agi sur votre compte : décisions, changements de rôle, exports de listes, champs changés (avec l’ancien et le nouveau statut ou rôle, jamais ce que vous écrivez de vous), et vos propres actes de sécurité avec le début de l’adresse du réseau, jamais l’adresse entière. L’administration de votre université et la super-administration le lisent. Les actes qui y sont notés sur vous figurent dans la copie de vos données. Il ne note ni la lecture de votre fiche par l’administration, ni les connexions échouées.',
      ].join('\n'),
    },
    jobs: {
      title: 'Les métiers suggérés',
      text: [
        'Thésée compare vos réponses, vos souhaits, votre domaine et le sujet de votre thèse aux besoins de chaque métier. Il tient compte des métiers que vous avez gardés ou écartés, et des notes données à des métiers pour des personnes semblables, inventées ou consentantes. Les cas livrés avec Thésée sont inventés et ont été notés pendant sa fabrication ; aucun conseiller ni aucune conseillère d’orientation ne les a encore relus. Le calcul est fixe et expliqué : chaque métier dit ce qui l’a rapproché de vous ou éloigné. Ce calcul est un profilage au sens de la loi. Il ne décide de rien : ni votre université ni un employeur n’en reçoit le résultat, et vous pouvez l’ignorer.',
        'Les formations suivent une règle : parmi les compétences que demandent les métiers que vous gardez, celles que vous vous êtes notées au moins un point en dessous, puis les formations de votre université qui les renforcent, la plus forte d’abord. Votre université note cette force, et ne sait pas ce qui vous est montré.',
        'Nous ne tenons pas ce calcul pour un système d’intelligence artificielle au sens du règlement (UE) 2024/1689 : des personnes en ont écrit les règles et les poids, et il n’apprend rien.',
        'Pour contester une suggestion, écartez-la, ou écrivez à votre université ou à {{email}} : une personne vous répond.',
        'Vos réponses n’entraînent aucun modèle et ne changent pas les suggestions faites aux autres.',
      ].join('\n'),
    },
    cv: {
      title: 'Votre CV en ligne',
      text: [
        'Au départ, il est vide pour tout le monde, même pour qui en connaît l’adresse. Avec la première rubrique que vous ouvrez paraissent aussi votre nom, votre photo, vos profils, votre université et « À propos de vous ».',
        '- Expériences, diplômes, publications : vous ouvrez la rubrique, puis chaque élément, un par un.',
        '- Compétences, valeurs et activités : ensemble, avec leurs notes et vos phrases de preuve.',
        '- Doctorat : d’un bloc, détails et thèse en détail. Votre appréciation et vos objectifs y ont chacun leur réglage.',
        'Il ne montre jamais votre adresse e-mail, votre date de naissance ni votre genre, sauf si vous les écrivez dans un texte. Les moteurs de recherche n’ont le droit de l’indexer que si vous le permettez.',
        '« Tout rendre privé » le ferme, et donne une autre adresse à votre photo ; rubrique par rubrique, elle garde la sienne. Une copie peut vivre une minute de plus sur le réseau de distribution, et plus longtemps chez qui l’aurait enregistrée. Si une sauvegarde est restaurée, ce que vous avez refermé depuis peut redevenir public : nous le refermons ou vous prévenons.',
        'Si vous permettez qu’on vous écrive, le message d’une visiteuse ou d’un visiteur vous est envoyé par e-mail, puis effacé de nos serveurs, au plus tard après {{visitorMessages}} ; les sauvegardes le gardent jusqu’à leur fin.',
      ].join('\n'),
    },
    where: {
      title: 'Où sont vos données',
      text: [
        'Elles sont stockées dans l’Union européenne, à Paris sauf choix contraire de l’exploitant, chez {{host}}, et les programmes qui les traitent tournent au même endroit. Elles sont chiffrées sur le disque et pendant leurs trajets. Vos e-mails passent ensuite par la messagerie que vous avez choisie.',
        'Pour que les pages arrivent vite, les échanges passent par le point de distribution le plus proche de vous, en Europe, en Amérique du Nord ou en Israël. Il n’y garde, pour un temps court, que ce qui est déjà public : les fichiers du site, les photos, les CV ouverts.',
        'Cet hébergeur appartient à un groupe américain. Nous n’organisons aucun transfert de vos données hors de l’Union, mais nous ne pouvons pas exclure tout à fait qu’une autorité des États-Unis adresse une demande à ce groupe. Les clés de la base et des fichiers sont gérées dans la même région, par le même hébergeur : elles protègent contre le vol et l’erreur, pas contre lui.',
      ].join('\n'),
    },
    time: {
      title: 'Combien de temps',
      text: [
        '- Votre compte et tout ce qu’il contient : {{absence}} après votre dernière visite. Deux messages vous préviennent, {{firstWarning}} puis {{lastWarning}} avant, et une pression suffit pour rester. La soutenance n’y change rien : votre compte reste à vous tant que vous y revenez.',
        '- Après votre demande d’effacement : {{leaving}} pour changer d’avis, puis tout disparaît. Effacé par l’administration, un compte disparaît aussitôt.',
        '- Une session : {{idleSession}} sans usage, {{wholeSession}} en tout.',
        '- La copie de vos données, une fois prête : {{archive}}.',
        '- Le journal des actes : {{traces}}, sans votre nom une fois votre compte effacé. Les journaux techniques, où vous êtes un pseudonyme : {{logs}} en général.',
        '- Un message qui n’a pas pu vous être remis : {{parkedMails}}.',
        '- Les sauvegardes : {{tableRecovery}} pour la base, {{replacedFiles}} pour les fichiers, et {{copyWeeks}} pour les copies hebdomadaires là où il y en a. Si une sauvegarde est restaurée, les comptes effacés depuis le sont de nouveau avant que quiconque y accède.',
        '- Après l’effacement, il reste aussi, sans fin : dans un registre, une empreinte de votre identifiant et la date, pour vous effacer de nouveau après une restauration ; et, si un message à votre adresse avait échoué, cette adresse sur la liste de celles que l’hébergeur ne sert plus. Demandez-nous de l’en retirer : {{email}}.',
      ].join('\n'),
    },
    device: {
      title: 'Sur votre appareil',
      text: [
        'Le site n’y dépose que ce qu’il lui faut, et c’est pourquoi aucun bandeau ne vous demande votre accord.',
        '- Des cookies de sécurité, illisibles pour les scripts : l’un prolonge votre session ({{idleSession}} sans usage), un autre reconnaît un appareil déjà connu ({{deviceCookie}}), et un dernier, si vous choisissez « Ne plus demander sur cet appareil », vous dispense de la seconde étape ({{trustedDevice}}).',
        '- Un cookie de langue ({{languageCookie}}), et, dans la mémoire du navigateur, la langue et le thème choisis, les raccourcis clavier si vous les avez coupés, et des repères sans contenu, comme une question déjà posée.',
        '- Jusqu’à la fermeture de l’onglet : l’endroit où vous en étiez dans chaque page, et une saisie que la fin de votre session a interrompue.',
        '- Pendant votre session : un jeton, et l’essentiel de votre compte (nom, adresse e-mail, rôle, université). Ces deux-là partent quand vous vous déconnectez.',
        '- Les réponses que le réseau n’a pas encore laissées partir, le temps qu’elles partent.',
        '- Les fichiers du site, pour l’ouvrir sans connexion. Aucune donnée personnelle n’y est mêlée.',
      ].join('\n'),
    },
    rights: {
      title: 'Vos droits, et où les exercer',
      text: [
        '- Accéder à vos données et les emporter : « Votre compte », puis la copie de vos données. C’est une archive de fichiers lisibles, avec votre photo, vos documents et votre CV.',
        '- Rectifier : dans chaque écran ; l’adresse e-mail, dans « Votre compte ».',
        '- Effacer : « Votre compte », ou par l’administration de votre université.',
        '- Retirer votre consentement : « Tout rendre privé », dans « CV en ligne ».',
        '- Vous opposer au traitement, ou demander qu’il soit limité : écrivez à votre université, qui vous répond dans le mois ; pour les journaux techniques et les limites contre les abus, à {{email}}.',
        'Personne ne vous demandera de payer ni de vous justifier. Si la réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL, www.cnil.fr).',
      ].join('\n'),
    },
    changes: {
      title: 'Si cette page change',
      text: [
        'Les durées de cette page sont celles du logiciel lui-même : elles ne peuvent pas s’en écarter. Un changement qui vous concerne est annoncé par votre université avant de s’appliquer.',
      ].join('\n'),
    },
  },
};
