import { calls, serve } from '#functions/lib/http/serve.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { getCv, preview, update } from './cv.ts';
import { cvListCalls } from './cv-list.ts';

const skills = cvListCalls('skills', (row, Skill) => ({ ...row, Skill }));
const values = cvListCalls('values', (row, Value) => ({ ...row, Value }));
const activities = cvListCalls('activities', (row, Activity) => ({ ...row, Activity }));

// What anybody reads is answered by a function that can read nothing else; withdrawing concerns the picture's file, too.
const { getPublic: _, getPage: __, withdraw: ___, ...own } = usercv;

export const handler = serve(
  calls(own, {
    get: getCv,
    update,
    preview,
    listSkills: skills.list,
    addSkill: ({ body }, context) => skills.add(body.skillId, body.value, context),
    removeSkill: skills.remove,
    listValues: values.list,
    addValue: ({ body }, context) => values.add(body.valueId, body.value, context),
    removeValue: values.remove,
    listActivities: activities.list,
    addActivity: ({ body }, context) => activities.add(body.activityId, body.value, context),
    removeActivity: activities.remove,
  }),
);
