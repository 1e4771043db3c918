// Stands before each function of the edge that chooses a language.

// The language that was chosen on the device, else the first that the browser asks for if we speak it, else French.
// biome-ignore lint/correctness/noUnusedVariables: the function that follows calls it.
const languageOf = (request) => {
  const chosen = request.cookies.language;
  if (chosen && /^(fr|en)$/.test(chosen.value)) return chosen.value;
  const asked = request.headers['accept-language'];
  return asked && /^\s*en\b/i.test(asked.value) ? 'en' : 'fr';
};
