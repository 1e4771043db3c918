export const imports = {
  cells: {
    empty_file: 'Le fichier est vide.',
    no_rows: 'Le fichier n’a que des titres de colonnes.',
    broken_quotes: 'Les guillemets ne se ferment pas, ou un guillemet n’est pas doublé.',
    missing_column: 'Il manque la colonne {{heading}}.',
    unknown_column: 'La colonne {{heading}} est inconnue.',
    duplicate_column: 'La colonne {{heading}} s’y trouve deux fois.',
    extra_cells: 'Plus de {{maximum}} cellules.',
    too_many_rows: '{{maximum, number}} lignes au plus : partagez la liste en plusieurs fichiers.',
    duplicate_email: 'Cette adresse se trouve déjà à la ligne {{first}}.',
    duplicate_formation: 'Cette formation se trouve déjà à la ligne {{first}}.',
    formation_exists: 'Votre université a déjà cette formation.',
    unknown_skill: 'Aucune compétence ne s’appelle {{skill}}.',
    too_many_things: 'La liste de votre université était pleine.',
    more_errors_one: 'Et une autre erreur : corrigez d’abord celles-ci.',
    more_errors_other: 'Et {{count, number}} autres erreurs : corrigez d’abord celles-ci.',
  },
};
