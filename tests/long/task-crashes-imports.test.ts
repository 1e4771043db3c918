import { endsAlikeWherever, twoOfThem } from '#tests/support/crash-points.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();

endsAlikeWherever({
  'importing people': async () => {
    const { boss, from, ids } = await twoOfThem();
    const csv = 'First name,Last name,E-mail\nAda,Noor,ada@people.test\nBen,Noor,ben@people.test\n';
    const params = { universityId: from.id };
    return { by: 'imports', ids, begin: () => boss.users.beginImport({ params, body: { csv, isDryRun: false } }) };
  },
  'importing courses': async () => {
    const { boss, from, ids } = await twoOfThem();
    const csv = 'Title,Description,Category\nReading,Fast,Languages\nWriting,Well,Languages\n';
    const params = { universityId: from.id };
    return { by: 'imports', ids, begin: () => boss.formations.beginImport({ params, body: { csv, isDryRun: false } }) };
  },
});
