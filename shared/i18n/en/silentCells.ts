export const silentCells = {
  title_one: 'Cell {{cells}} isn’t responding.',
  title_other: 'Cells {{cells}} aren’t responding.',
  text: 'Some or all of what is hosted there is missing here, and members there may be unable to use the service. Nothing has been deleted.',
  advice: 'Try again in a minute. If it lasts, tell the technical team.',
  end_one: 'Cell {{cells}} is responding again, and nothing is missing here.',
  end_other: 'Cells {{cells}} are responding again, and nothing is missing here.',
  none: 'Nothing in the other cells',
};
