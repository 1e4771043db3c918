const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * From French and English lists of common passwords of twelve and more characters, folded to plain lower-case letters.
 * Most such passwords are one or two of these with digits behind.
 */
export const commonWords = wordsIn(`
  password passwort passe motdepasse mdp secret secrets admin administrator administrateur root user utilisateur test tester
  login welcome bienvenue letmein changeme change default temporary temporaire temp guest invite access acces
  qwerty qwertz azerty qwertyuiop azertyuiop
  bonjour bonsoir salut hello coucou merci soleil sunshine sonnenschein princess princesse doudou chouchou loulou nounours
  iloveyou loveyou ilove love lovely jetaime jtaime amour monamour moncoeur forever toujours chocolat chocolate nutella
  dragon monkey shadow master superman batman spiderman pokemon pikachu naruto starwars minecraft football baseball
  basketball liverpool chelsea arsenal juventus barcelona marseille olympique paris france quebec canada belgique
  london toulouse lyon bordeaux bretagne montreal bruxelles philadelphia scandinavian
  michael jordan jennifer jessica ashley thomas nicolas julien camille alexandre christopher michaeljackson justinbieber
  summer winter spring autumn printemps hiver automne janvier january vacances holiday weekend
  computer ordinateur internet google facebook microsoft windows samsung iphone android playstation nintendo
  whatever nothing unbelievable motherfucker fuckyou asshole putain merde connard
  mustang ferrari mercedes porsche harley cheval chien chat minou tigrou papillon butterfly flower fleur rainbow
  freedom liberte jesus jesuschrist blessed angel angels heaven ingodwetrust trustno
  family famille maman papa mother father mylove mypassword monmotdepasse passphrase
  university universite college ecole school student etudiant etudiante doctorat doctorant doctorante these thesis phd
  campus recherche research laboratoire diplome portfolio thesee theseus
`);

/** Phrases too well known to be good, although they have four words. */
export const commonPhrases = wordsIn(`
  correcthorsebatterystaple thequickbrownfox maytheforcebewithyou leavemealone needforspeed whosyourdaddy
  thecakeisalie iseedeadpeople portezcevieuxwhisky liberteegalitefraternite etreounepasetre tobeornottobe
  lorsquelenfantparait ilovemyfamily systemofadown
`);

/** Matched in both directions. */
export const keyboardWalks = wordsIn(`
  abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm azertyuiop qsdfghjklm wxcvbn qwertzuiop yxcvbnm
  1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1a2z3e4r5t6y7u8i9o0p a1z2e3r4t5y6u7i8o9p0 1qaz2wsx3edc4rfv5tgb6yhn
  qazwsxedcrfvtgbyhnujm aqwzsxedcrfvtgbyhnuj 1aqw2zsx3edc4rfv5tgb
`);
