import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readStage } from '#infra/settings.ts';
import { sentenceOf } from '#scripts/operations/catalogue/command.ts';
import { asked } from '#scripts/operations/deploy/preflight/asked.ts';
import { certificateFinding } from '#scripts/operations/deploy/preflight/certificate.ts';
import { zoneFinding } from '#scripts/operations/deploy/preflight/dns.ts';
import { conclusion, type Finding, inLines } from '#scripts/operations/deploy/preflight/finding.ts';
import { senderFinding } from '#scripts/operations/deploy/preflight/mail.ts';
import { verdict } from '#scripts/operations/deploy/verdict.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';

// Compares infra/guide.md with the commands' own texts that it quotes.
const root = resolve(import.meta.dirname, '../..');
const guide = readFileSync(resolve(root, 'infra/guide.md'), 'utf8').replace(/\s+/g, ' ');
const stage = readStage('staging', resolve(root, 'tests/infra/stages/staging.json'));
const said = (...findings: Finding[]): string => inLines(findings).replace(/\s+/g, ' ');
/** The text up to its variable part, which the guide replaces by an ellipsis. */
const until = (text: string, end: string): string => text.slice(0, text.indexOf(end));

test('the guide has those values replaced that every command refuses, and no others', () => {
  const table =
    readFileSync(resolve(root, 'infra/guide.md'), 'utf8').split('| Value | Write |')[1]?.split('\n\n')[0] ?? '';
  const replaced = [...table.matchAll(/^\| `([\w.]+)`/gm)].map(([, name]) => name);
  const refused: string[] = [];
  try {
    readStage('production', resolve(root, 'infra/stages/examples/production.json'));
  } catch (error) {
    refused.push(
      ...[...String(error).matchAll(/^- ([\w.]+?)(?:\.\d+)?: .* is an example/gm)].map(([, name = '']) => name),
    );
  }
  expect(replaced).toEqual(refused);
});

test('the guide quotes the checks as they speak', async () => {
  const name = 'thesee.marais.example';
  const domain = { name, certificateArn: 'arn' };
  const ResourceRecord = { Name: `_a.${name}.`, Type: 'CNAME', Value: '_b.acm-validations.aws.' } as const;
  const options = [{ DomainName: name, ResourceRecord }];
  const pending = { DomainName: name, Status: 'PENDING_VALIDATION', DomainValidationOptions: options } as const;
  const waiting = { ...pending, DomainValidationOptions: [...options] };
  expect(guide).toContain(said(certificateFinding(domain, waiting, new Date())));
  expect(guide).toContain(conclusion([], '', 'npm run deploy -- --stage production'));
  const refusal = Object.assign(new Error('not authorized to perform: acm:DescribeCertificate'), { $metadata: {} });
  const refused = await asked('The certificate', () => Promise.reject(refusal));
  expect(guide).toContain(`*${until(said(...refused), 'acm:').replace('to know The certificate ', '')}…*`);
  expect(guide).toContain(`*${until(zoneFinding('x.test', undefined).text, 'x.test')}…*`);
  const sender = senderFinding(stage, { VerificationStatus: 'PENDING' }, true).text;
  expect(guide).toContain(`*${until(sender.replace(stage.mail.domain, '…'), ':')}*`);
  expect(guide).toContain(`*${verdict([], stage).trim()}*`);
});

test('the guide quotes the import of a catalogue as it speaks', () => {
  for (const error of [new TypeError('fetch failed'), new ApiError(200, 'unreadable_reply')])
    expect(guide).toContain(`*${sentenceOf(error)}*`);
});
