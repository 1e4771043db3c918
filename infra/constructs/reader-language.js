// Prepended to each edge function that chooses a language.

// Returns the language chosen on the device, else the browser's first language if supported, else French.
// biome-ignore lint/correctness/noUnusedVariables: the function that follows calls it.
const languageOf = (request) => {
  const chosen = request.cookies['__Secure-language'];
  if (chosen && /^(fr|en)$/.test(chosen.value)) return chosen.value;
  const asked = request.headers['accept-language'];
  return asked && /^\s*en\b/i.test(asked.value) ? 'en' : 'fr';
};
