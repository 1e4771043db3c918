export const imports = {
  cells: {
    empty_file: 'The file is empty.',
    no_rows: 'The file only has headings.',
    broken_quotes: 'A quotation mark isn’t closed, or isn’t doubled.',
    missing_column: 'The column {{heading}} is missing.',
    unknown_column: 'The column {{heading}} is unknown.',
    duplicate_column: 'The column {{heading}} appears twice.',
    extra_cells: 'More than {{maximum}} cells.',
    too_many_rows: 'At most {{maximum, number}} lines: split the list into several files.',
    duplicate_email: 'This address is already on line {{first}}.',
    duplicate_formation: 'This course is already on line {{first}}.',
    formation_exists: 'Your university already has this course.',
    unknown_skill: 'There’s no skill called {{skill}}.',
    too_many_things: 'Your university’s list was full.',
    more_errors_one: 'And one more error: fix these first.',
    more_errors_other: 'And {{count, number}} more errors: fix these first.',
  },
};
