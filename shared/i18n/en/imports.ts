export const imports = {
  cells: {
    empty_file: 'The file is empty.',
    no_rows: 'The file has headings only.',
    broken_quotes: 'A quotation mark is not closed, or not doubled.',
    missing_column: 'The column {{heading}} is missing.',
    unknown_column: 'The column {{heading}} is unknown.',
    duplicate_column: 'The column {{heading}} is there twice.',
    extra_cells: 'More than {{maximum}} cells.',
    too_many_rows: 'At most {{maximum, number}} lines: divide the list into several files.',
    duplicate_email: 'This address is already on line {{first}}.',
    duplicate_formation: 'This course is already on line {{first}}.',
    formation_exists: 'Your university has this course already.',
    unknown_skill: 'No skill is called {{skill}}.',
    too_many_things: 'Your university’s list was full.',
    more_errors_one: 'And one more error: correct these first.',
    more_errors_other: 'And {{count, number}} more errors: correct these first.',
  },
};
