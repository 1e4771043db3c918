import { describe, expect, test } from 'vitest';
import { change } from '#scripts/tools/ledger/client.ts';
import { createEntries } from '#scripts/tools/ledger/entries.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';

describe('what a client was told', () => {
  test('is what is found, once', () => {
    const entries = createEntries();
    entries.acknowledge('Diplôme', 'Lyon');
    entries.acknowledge('Diplôme', 'Nantes');
    expect(entries.compare([['Diplôme', 'Nantes']])).toEqual({ lost: [], twice: [] });
  });

  test('is lost when it is gone, or as it was before', () => {
    const entries = createEntries();
    entries.acknowledge('Diplôme', 'Lyon');
    expect(entries.compare([])).toEqual({ lost: ['Diplôme is not there, not Lyon'], twice: [] });
    entries.acknowledge('Diplôme', 'Nantes');
    expect(entries.compare([['Diplôme', 'Lyon']]).lost).toEqual(['Diplôme is Lyon, not Nantes']);
  });

  test('is twice when it is there twice', () => {
    const entries = createEntries();
    entries.acknowledge('Diplôme', 'Lyon');
    const found: [string, string][] = [
      ['Diplôme', 'Lyon'],
      ['Diplôme', 'Lyon'],
    ];
    expect(entries.compare(found)).toEqual({ lost: [], twice: ['Diplôme is Lyon, Lyon, not Lyon'] });
  });

  test('is lost when it comes back after its removal', () => {
    const entries = createEntries();
    entries.acknowledge('Diplôme', 'Lyon');
    entries.acknowledge('Diplôme', null);
    expect(entries.compare([]).lost).toEqual([]);
    expect(entries.compare([['Diplôme', 'Lyon']]).lost).toHaveLength(1);
  });

  test('may be either way while nobody has answered, and no third one', () => {
    const entries = createEntries();
    entries.acknowledge('Diplôme', 'Lyon');
    entries.doubt('Diplôme', 'Nantes');
    expect(entries.certain('Diplôme')).toBeUndefined();
    expect(entries.compare([['Diplôme', 'Lyon']]).lost).toEqual([]);
    expect(entries.compare([['Diplôme', 'Nantes']]).lost).toEqual([]);
    expect(entries.compare([['Diplôme', 'Caen']]).lost).toHaveLength(1);
    expect(entries.compare([]).lost).toHaveLength(1);
    entries.acknowledge('Diplôme', 'Nantes');
    expect(entries.certain('Diplôme')).toBe('Nantes');
  });

  test('what nobody has made is not there either', () => {
    expect(createEntries().compare([['Diplôme', 'Lyon']]).lost).toHaveLength(1);
  });
});

describe('what is not found after a call without an answer', () => {
  const told = async (state: string | null) => {
    const entries = createEntries();
    entries.acknowledge('Document', 'texte');
    const answers = [new ApiError(503, 'unavailable'), new ApiError(404, 'not_found')];
    const tally = { acknowledged: 0, refused: {}, unanswered: 0, across: [] };
    await change({ tally, isSignedOut: false }, entries, ['Document', state], async () => {
      throw answers.shift();
    });
    return entries.certain('Document');
  };

  test('was removed by it', async () => {
    expect(await told(null)).toBeNull();
  });

  test('was perhaps not made: its upload may be what is missing', async () => {
    expect(await told('autre texte')).toBeUndefined();
  });
});
