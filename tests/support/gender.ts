/**
 * French words for people must be given in both forms joined by « ou » (« un chercheur ou une chercheuse »), in job
 * names the feminine first. Masculine endings with their feminine ones; longer ones first.
 */
const endings: readonly (readonly [masculine: string, feminine: readonly string[]])[] = [
  ['teur', ['trice', 'teuse']],
  ['eur', ['euse', 'eure', 'esse']],
  ['ien', ['ienne']],
  ['cat', ['cate']],
  ['er', ['ère']],
  ['if', ['ive']],
  ['ial', ['iale']],
  ['cal', ['cale']],
  ['nal', ['nale']],
  ['ant', ['ante']],
  ['gé', ['gée']],
  ['ché', ['chée']],
  ['chef', ['cheffe']],
  ['maître', ['maîtresse']],
];

/** Endings that, in running text, only words for people have; exceptions are listed. */
const inTexts = new Set(['teur', 'eur', 'ien']);
const things = new Set(
  (
    'secteur valeur ordinateur moteur intérieur extérieur supérieur ailleur plusieur leur rigueur erreur couleur chaleur ' +
    'ampleur longueur compteur détecteur capteur facteur serveur connecteur indicateur grandeur congélateur saveur antérieur ' +
    'incubateur accélérateur supercalculateur processeur convertisseur réacteur lanceur actionneur semi-conducteur investigateur ' +
    'éditeur assureur financeur fournisseur constructeur concepteur aménageur employeur bailleur distributeur ' +
    'bien rien lien sien mien ancien quotidien entretien soutien combien maintien moyen crânien'
  ).split(' '),
);
/** Start of a job's field: in « en génie industriel » no word names a person. */
const field = / (?:en|de|du|des|à) | d’| \(|, /;
/** Fixed terms whose word names no one in particular. */
const fixed = /(?:école|écoles|sciences) (?:d|de l) ingénieurs?/g;

const singular = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word);
const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).map(singular);

const alone = (words: readonly string[], isRelevant: (ending: string) => boolean): string[] =>
  words.filter((word) => {
    const ending = endings.find(([masculine]) => word.endsWith(masculine));
    if (!ending || !isRelevant(ending[0]) || things.has(word)) return false;
    const stem = word.slice(0, -ending[0].length);
    return !ending[1].some((feminine) => words.includes(stem + feminine));
  });

export const oneSided = (text: string): string[] =>
  alone(wordsOf(text.replaceAll('’', ' ').replace(fixed, '')), (ending) => inTexts.has(ending));

/** Finds words in the masculine only, or in both forms without « ou ». */
export const oneSidedName = (name: string): string[] => {
  const [head = ''] = name.split(field, 1);
  const isPaired = endings.some(([, feminine]) => wordsOf(head).some((word) => feminine.some((e) => word.endsWith(e))));
  return [...alone(wordsOf(head), () => true), ...(isPaired && !/ ou /.test(name) ? [name] : [])];
};

export const isMasculineFirst = (name: string): boolean => {
  const words = wordsOf(name.split(field, 1)[0] ?? '');
  return words.some((word, place) =>
    endings.some(
      ([masculine, feminine]) =>
        word.endsWith(masculine) &&
        feminine.some((ending) => words.indexOf(word.slice(0, -masculine.length) + ending) > place),
    ),
  );
};
