export const superHome = {
  label: 'To do',
  none: 'Nothing needs your attention today.',
  noneElsewhere: 'In the other cells, nothing needs your attention today.',
  withoutAdministrator: {
    title: 'Universities without an administrator',
    text: 'No one answers requests there: give a member that role, or create an account, on their pages.',
    action: 'See these universities',
  },
  pending: {
    title: 'Pending registration requests',
    text: 'Each university’s administrators decide on them; you can, too.',
    action: 'See where they’re waiting',
  },
  tasks: {
    title: 'Background tasks that are stuck',
    text: 'A deletion or an import keeps failing; it’s tried again every hour. The server’s log says why.',
  },
  findings: {
    title: 'Points to review in the catalog',
    text: 'Missing texts, jobs that nothing tells apart: suggestions suffer from them.',
    action: 'See these points',
  },
};
