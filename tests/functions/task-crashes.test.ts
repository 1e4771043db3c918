import { FormationCategories } from '#functions/data/entities/formation.ts';
import { newCampusId } from '#functions/data/kernel/ids.ts';
import { createRecord } from '#functions/data/records.ts';
import { document, endsAlikeWherever, twoOfThem } from '#tests/support/crash-points.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();

endsAlikeWherever({
  'erasing a person': async () => {
    const { boss, person, ids } = await twoOfThem();
    return { by: 'account', ids, begin: () => boss.users.remove({ params: { id: person.id } }) };
  },
  'deleting a university': async () => {
    const { boss, from, to, ids } = await twoOfThem();
    const category = { id: newCampusId(from.id), universityId: from.id, name: 'Langues' };
    await createRecord(FormationCategories, category, { now: new Date() });
    await document(from.id);
    const query = { transferUsersTo: to.id };
    return { by: 'universities', ids, begin: () => boss.universities.remove({ params: { id: from.id }, query }) };
  },
  'moving a person': async () => {
    const { boss, person, to, ids } = await twoOfThem();
    const body = { universityId: to.id };
    return { by: 'users', ids, begin: () => boss.users.move({ params: { id: person.id }, body }) };
  },
});
