/** Forms that a secret has wherever it came from. */
const forms: readonly (readonly [name: string, form: RegExp])[] = [
  ['AWS access key', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/],
  ['AWS secret key', /aws_?secret_?access_?key["']?\s*[:=]\s*["'][A-Za-z0-9/+=]{40}["']/i],
  ['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/]{16}/],
  ['JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  ['token of a code host', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})\b/],
];

/** The local platform's key and the demonstration's password. */
const localSecrets = ['local-secret', 'demo-Passw0rd!'];

/** Names what it finds, without repeating it. */
export const findSecrets = (text: string): string[] => [
  ...forms.filter(([, form]) => form.test(text)).map(([name]) => name),
  ...localSecrets.filter((secret) => text.includes(secret)).map(() => 'secret of the local stage'),
];
