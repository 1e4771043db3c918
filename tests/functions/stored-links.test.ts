import { $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expect, test } from 'vitest';
import { Formations } from '#functions/data/entities/formation.ts';
import { Publications } from '#functions/data/entities/profile.ts';
import { Resources } from '#functions/data/entities/resource.ts';
import { Users } from '#functions/data/entities/user.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

// An earlier release stored URLs with a user name and texts with control characters. Both are refused now.
test.each([
  ['https://marie@example.org/these', 'https://example.org/these'],
  ['https://marie:secret@example.org:8443/these?a=b@c', 'https://example.org:8443/these?a=b@c'],
  ['marie@example.org', 'example.org'],
  ['HTTPS://marie@x@example.org', 'HTTPS://example.org'],
])('an address that was stored as %s is read as %s, and is no error', async (lying, read) => {
  const university = await buildUniversity();
  const me = await buildUser({ university, role: 'admin' });
  const { publications, resources, formations, users, usercv } = await as(me);
  const url = 'https://example.org';
  const said = { title: 'Ariane', description: 'Un fil' };
  const publication = await publications.create({ body: { ...said, userId: me.id, url, isPublic: true } });
  const resource = await resources.create({ body: { label: 'Fil', description: 'Un fil', url } });
  const formation = await formations.create({ body: { ...said, universityId: university.id, url } });
  const title = 'Ari\u0007ane';
  await Publications.build(UpdateItemCommand).item({ id: publication.id, url: lying, title }).send();
  await Resources.build(UpdateItemCommand).item({ id: resource.id, url: lying }).send();
  await Formations.build(UpdateItemCommand).item({ id: formation.id, url: lying }).send();
  await Users.build(UpdateItemCommand)
    .item({ id: me.id, Socials: $set([{ platform: 'LINKEDIN', url: lying }]) })
    .send();
  await usercv.update({ params: { id: me.id }, body: { showPublications: true } });

  expect(await publications.listOfUser({ params: { userId: me.id } })).toMatchObject([{ url: read, title }]);
  expect(await resources.listOfUser({ params: { userId: me.id } })).toMatchObject([{ url: read }]);
  expect(await formations.get({ params: { id: formation.id } })).toMatchObject({ url: read });
  expect(await users.get({ params: { id: me.id } })).toMatchObject({ Socials: [{ url: read }] });
  expect(await anonymous.usercv.getPublic({ params: { id: me.id } })).toMatchObject({
    user: { Publications: [{ url: read, title }] },
  });
  const again = publications.update({ params: { id: publication.id }, body: { url: lying } });
  expect((await refused(again)).status).toBe(422);
});
