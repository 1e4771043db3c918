import type { catalogue as fr } from '../fr/catalogue.ts';
import type { Like } from '../index.ts';

export const catalogue: Like<typeof fr> = {
  lint: {
    untranslated: 'A definition or a description is missing in French, in English or in both: {{ids}}.',
    untagged:
      'These jobs lack a core kind of work, a family, a kind of employer, what they ask for beyond a PhD, or subjects: {{ids}}.',
    split_family: 'These jobs have the same name of a family in one language, but not in the other: {{ids}}.',
    proportional: 'These jobs have the same skill profile up to a factor, and nothing tells them apart: {{ids}}.',
    borrowed: 'These jobs have a neighbor’s figures, as the catalogue says: {{ids}}.',
    constant_skill: 'This skill has the same strength in every job and tells none apart: {{ids}}.',
    thin_domain: 'Fewer than twelve jobs are open to these research domains: {{ids}}.',
    never_suggested: 'No simulated profile has this job among its first eight: {{ids}}.',
  },
  cells: {
    missing_file: 'The file {{file}} is missing.',
    unknown_file: 'The file {{file}} is not part of a catalogue.',
    empty_file: '{{file}} is empty.',
    broken_quotes: '{{file}}, line {{line}}: the quotes do not close, or one is not doubled.',
    missing_column: '{{file}}: the column {{column}} is missing.',
    unknown_column: '{{file}}: the column {{column}} is unknown.',
    duplicate_column: '{{file}}: the column {{column}} is there twice.',
    missing_row: '{{file}}: the row of {{id}} is missing.',
    extra_cells: '{{file}}, line {{line}}: more than {{maximum}} cells.',
    too_many_rows: '{{file}}: {{maximum}} rows at most.',
    missing_cell: '{{file}}, line {{line}}, {{column}}: a text is needed.',
    long_cell: '{{file}}, line {{line}}, {{column}}: at most {{maximum}} characters are allowed.',
    wrong_id:
      '{{file}}, line {{line}}: an id is the letter {{letter}} and 1 to 12 letters or digits, one digit at least.',
    duplicate_id: '{{file}}, line {{line}}: {{id}} is there already.',
    unknown_id: '{{file}}, line {{line}}, {{column}}: {{id}} is in no list of this catalogue.',
    not_state: '{{file}}, line {{line}}, {{column}}: it must be yes, no or retired.',
    not_all_in_range:
      '{{file}}, line {{line}}, {{column}}: it must be whole numbers from {{minimum}} to {{maximum}}, with spaces between them.',
    unknown_word: '{{file}}, line {{line}}, {{column}}: {{word}} is not a word of this column.',
    too_many_words: '{{file}}, line {{line}}, {{column}}: {{maximum}} at most.',
    long_phrase: '{{file}}, line {{line}}, {{column}}: at most {{maximum}} characters between two semicolons.',
    not_in_range: '{{file}}, line {{line}}, {{column}}: it must be a whole number from {{minimum}} to {{maximum}}.',
    not_strength: '{{file}}, line {{line}}, {{column}}: it must be a number from 0 to {{maximum}}.',
    more_errors_one: 'And one more error: mend these first.',
    more_errors_other: 'And {{count}} more errors: mend these first.',
  },
};
