import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { askForAdvice, writeInventory } from './trust/ask-npm.ts';
import { findSecrets } from './trust/find-secrets.ts';
import { noteFigures, notesFolder } from './trust/note.ts';
import { isAllowed, lockedPackages, shippedPackages } from './trust/shipped-packages.ts';

/**
 * `npm run trust:supply`: synthesizes what a deployment would upload, looks for secrets in it, writes the inventory of packages, and
 * asks the registry about known vulnerabilities. Exits 1 on a secret, a refused license or a grave advisory.
 */
const assembly = `${notesFolder}/assembly`;
const synth = spawnSync('node_modules/.bin/cdk', ['synth', '--quiet', '--output', assembly], { stdio: 'inherit' });
if (synth.status !== 0) throw new Error('The stacks could not be synthesized');

const files = globSync(`${assembly}/**/*.{js,mjs,cjs,json,html,css,svg,txt,webmanifest}`).filter(
  // Packages are published as they are; their examples are none of our secrets.
  (file) => !file.includes('/node_modules/'),
);
const secrets = files.flatMap((file) => findSecrets(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));

const packages = shippedPackages(lockedPackages());
const refused = packages.filter(({ license }) => !isAllowed(license));
const licences = new Set(packages.map(({ license }) => license)).size;
const inventory = `${notesFolder}/sbom.cdx.json`;
writeInventory(inventory);
const advice = askForAdvice();

console.log(`packages    ${packages.length} that ship, ${licences} licenses; inventory: ${inventory}`);
console.log(`refused     ${refused.map(({ name, license }) => `${name} (${license})`).join(', ') || 'none'}`);
console.log(`secrets     ${secrets.join('\n            ') || `none in ${files.length} files`}`);
console.log(
  'notAsked' in advice
    ? `advisories  not asked: ${advice.notAsked}`
    : `advisories  ${advice.advisories} high or critical`,
);

const found = { packages: packages.length, licences, refusedLicences: refused.length, secrets: secrets.length };
noteFigures('supply-chain', 'advisories' in advice ? { ...found, advisories: advice.advisories } : found);
const grave = 'advisories' in advice ? advice.advisories : 0;
if (secrets.length + refused.length + grave > 0) process.exitCode = 1;
