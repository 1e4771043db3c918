import { describe, expect, test } from 'vitest';
import { earlierAssessment } from '#shared/domain/earlier-assessment.ts';
import { type AnswersById, movedAnswers } from '#shared/domain/moved-answers.ts';
import { mostMoved, movedCategories } from '#shared/domain/moved-categories.ts';
import { movedJobs } from '#shared/matching/moved-jobs.ts';

describe('moved answers', () => {
  const answers = (given: Record<string, number | null>): AnswersById =>
    new Map(Object.entries(given).map(([id, value]) => [id, { value }]));
  const moved = (then: Record<string, number | null>, now: Record<string, number | null>) =>
    movedAnswers(['s1', 's2', 's3', 's4', 's5', 's6'], answers(then), answers(now));

  test('go up and down, the longest ways first, then those that end higher or lower', () => {
    const then = { s1: 1, s2: 0, s3: 3, s4: 5, s5: 4, s6: 2 };
    const now = { s1: 2, s2: 3, s3: 4, s4: 3, s5: 3, s6: 1 };
    expect(moved(then, now)).toMatchObject({
      up: [
        { id: 's2', was: 0, is: 3 },
        { id: 's3', was: 3, is: 4 },
        { id: 's1', was: 1, is: 2 },
      ],
      down: [
        { id: 's4', was: 5, is: 3 },
        { id: 's6', was: 2, is: 1 },
        { id: 's5', was: 4, is: 3 },
      ],
    });
  });

  test('are only what both rated: N/A and what was not answered is no way from or to 0', () => {
    const then = { s1: 4, s2: 2, s3: null, s5: 3, s6: 3 };
    const now = { s1: null, s3: 5, s4: 1, s6: 3 };
    expect(moved(then, now)).toEqual({ up: [], down: [], same: 1, first: ['s3', 's4'], notApplicable: ['s1'] });
  });
});

describe('moved categories', () => {
  const figures = (...means: (number | null)[]) =>
    means.map((mean, i) => ({ category: i + 1, mean, rated: 1, notApplicable: 0, total: 1 }));

  test('are apart by what their shown means are apart', () => {
    // Shown rounded: 3.44 as 3.4 and 3.36 as 3.4; 2.25 as 2.3 and 2.75 as 2.8.
    const moved = movedCategories(figures(3.44, 2.25, null, 1), figures(3.36, 2.75, 4, null));
    expect(moved).toEqual([
      { category: 1, was: 3.4, is: 3.4, by: 0 },
      { category: 2, was: 2.3, is: 2.8, by: 0.5 },
      { category: 3, was: null, is: 4, by: null },
      { category: 4, was: 1, is: null, by: null },
    ]);
    expect(mostMoved(moved)).toMatchObject({ category: 2, by: 0.5 });
  });

  test('may move most downwards, and may not move at all', () => {
    expect(mostMoved(movedCategories(figures(4, 2), figures(3, 2.6)))).toMatchObject({ category: 1, by: -1 });
    expect(mostMoved(movedCategories(figures(4, null), figures(4, 2)))).toBeUndefined();
  });
});

describe('moved jobs', () => {
  /** The same fifty jobs in both years, except those named, which have the given numbers. */
  const ranking = (places: Record<string, number>) => {
    const named = new Map(Object.entries(places).map(([id, rank]) => [rank, id]));
    const others = Array.from({ length: 60 }, (_, i) => `other${i}`).values();
    return Array.from({ length: 50 }, (_, i) => [named.get(i + 1) ?? others.next().value ?? '']);
  };

  test('came closer or went away by three places at least, those first that moved most for their place', () => {
    const then = ranking({ editor: 20, teacher: 3, biologist: 8, lawyer: 4, nurse: 1 });
    const now = ranking({ editor: 10, teacher: 1, biologist: 2, lawyer: 9, nurse: 12 });
    expect(movedJobs(then, now)).toEqual({
      closer: [
        { id: 'biologist', was: 8, is: 2 },
        { id: 'editor', was: 20, is: 10 },
      ],
      further: [
        { id: 'nurse', was: 1, is: 12 },
        { id: 'lawyer', was: 4, is: 9 },
      ],
    });
  });

  test('may come from beyond the ranking, or go there', () => {
    expect(movedJobs(ranking({ editor: 5 }), ranking({ nurse: 5 }))).toEqual({
      closer: [{ id: 'nurse', was: null, is: 5 }],
      further: [{ id: 'editor', was: 5, is: null }],
    });
  });

  test('are numbered as the lists show them: a folded one by its entry, which is said once', () => {
    const then = [['a'], ['b'], ['c'], ['d'], ['lecturer in law', 'lecturer in history'], ['e']];
    const now = [['lecturer in history', 'lecturer in law'], ['a'], ['b'], ['c'], ['d'], ['e']];
    expect(movedJobs(then, now)).toEqual({ closer: [{ id: 'lecturer in history', was: 5, is: 1 }], further: [] });
  });

  test('neither came closer nor went away by being set aside or taken back', () => {
    const [a, b, c, d] = [['a'], ['b'], ['c'], ['d']];
    expect(movedJobs([a, b, c, d], [b, c, d], ['a'])).toEqual({ closer: [], further: [] });
    expect(movedJobs([b, c, d], [a, b, c, d], ['a'])).toEqual({ closer: [], further: [] });
  });

  test('far down in both lists are not shown', () => {
    const then = ranking({ editor: 40, lawyer: 13 });
    const now = ranking({ editor: 13, lawyer: 40 });
    expect(movedJobs(then, now)).toEqual({ closer: [], further: [] });
  });
});

describe('the assessment to compare with', () => {
  const begun = (id: string, createdAt: string, answered: number) => ({ id, createdAt, answered, total: 133 });

  test('is the last one before it in which a quarter is answered', () => {
    const first = begun('first', '2024-03-01T08:00:00.000Z', 133);
    const second = begun('second', '2025-03-01T08:00:00.000Z', 34);
    const scant = begun('scant', '2025-06-01T08:00:00.000Z', 33);
    const now = begun('now', '2026-03-01T08:00:00.000Z', 10);
    const later = begun('later', '2027-03-01T08:00:00.000Z', 133);
    const all = [later, now, scant, second, first];
    expect(earlierAssessment(all, now)?.id).toBe('second');
    expect(earlierAssessment(all, first)).toBeUndefined();
  });
});
