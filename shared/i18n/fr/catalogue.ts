export const catalogue = {
  lint: {
    untranslated:
      'Une définition ou une description manque en français, en anglais ou dans les deux langues : {{ids}}.',
    untagged:
      'Il manque à ces métiers un genre de travail principal, une famille, un genre d’employeur, ce qu’ils demandent en plus du doctorat ou des sujets : {{ids}}.',
    split_family: 'Ces métiers ont le même nom de famille dans une langue, mais pas dans l’autre : {{ids}}.',
    proportional: 'Ces métiers ont le même profil de compétences, à un facteur près : rien ne les départage. {{ids}}.',
    borrowed: 'Ces métiers ont, comme le catalogue le dit, les chiffres d’un voisin : {{ids}}.',
    constant_skill: 'Cette compétence a la même force pour tous les métiers et n’en distingue aucun : {{ids}}.',
    thin_domain: 'Moins de douze métiers sont ouverts à ces domaines de recherche : {{ids}}.',
    never_suggested: 'Aucun profil simulé n’a ce métier parmi ses huit premiers : {{ids}}.',
  },
  cells: {
    missing_file: 'Il manque le fichier {{file}}.',
    unknown_file: 'Le fichier {{file}} ne fait pas partie d’un catalogue.',
    empty_file: '{{file}} est vide.',
    broken_quotes: '{{file}}, ligne {{line}} : les guillemets ne se ferment pas, ou un guillemet n’est pas doublé.',
    missing_column: '{{file}} : il manque la colonne {{column}}.',
    unknown_column: '{{file}} : la colonne {{column}} est inconnue.',
    duplicate_column: '{{file}} : la colonne {{column}} s’y trouve deux fois.',
    missing_row: '{{file}} : il manque la ligne de {{id}}.',
    extra_cells: '{{file}}, ligne {{line}} : plus de {{maximum}} cellules.',
    too_many_rows: '{{file}} : {{maximum}} lignes au plus.',
    missing_cell: '{{file}}, ligne {{line}}, {{column}} : il faut un texte.',
    long_cell: '{{file}}, ligne {{line}}, {{column}} : {{maximum}} caractères au plus.',
    wrong_id:
      '{{file}}, ligne {{line}} : un identifiant se compose de la lettre {{letter}} et de 1 à 12 lettres ou chiffres, dont un chiffre au moins.',
    duplicate_id: '{{file}}, ligne {{line}} : {{id}} s’y trouve déjà.',
    unknown_id: '{{file}}, ligne {{line}}, {{column}} : {{id}} n’est dans aucune liste de ce catalogue.',
    not_state: '{{file}}, ligne {{line}}, {{column}} : il faut yes, no ou retired.',
    not_all_in_range:
      '{{file}}, ligne {{line}}, {{column}} : il faut des nombres entiers de {{minimum}} à {{maximum}}, séparés par des espaces.',
    unknown_word: '{{file}}, ligne {{line}}, {{column}} : {{word}} n’est pas un mot de cette colonne.',
    too_many_words: '{{file}}, ligne {{line}}, {{column}} : {{maximum}} au plus.',
    long_phrase: '{{file}}, ligne {{line}}, {{column}} : {{maximum}} caractères au plus entre deux points-virgules.',
    not_in_range: '{{file}}, ligne {{line}}, {{column}} : il faut un nombre entier de {{minimum}} à {{maximum}}.',
    not_date: '{{file}}, ligne {{line}}, {{column}} : il faut une date telle que 2026-11-20.',
    not_strength: '{{file}}, ligne {{line}}, {{column}} : il faut un nombre de 0 à {{maximum}}.',
    more_errors_one: 'Et une autre erreur : corrigez d’abord celles-ci.',
    more_errors_other: 'Et {{count}} autres erreurs : corrigez d’abord celles-ci.',
  },
};
