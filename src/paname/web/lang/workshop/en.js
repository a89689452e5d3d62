// The words of the workshop and of rules with a set of somebody's own, in English.
export default {
  'rules.set': 'Told with the numbers of “{box}”.',
  'rules.set.examples': 'The examples come from the rulebooks, with the numbers printed there. Yours may differ.',
  'rules.set.exact': 'The exact wording speaks of our own numbers.',
  'rules.set.broken': 'This set can’t be played yet, so the rules are told with our numbers.',
  'workshop.open.short': 'Open this set',
  'workshop.rules': 'Rules with this set',
  'workshop.tab.checks': 'Checks',
  'workshop.entered': '{n} of {m}',
  'workshop.entered.words': '{n} of {m} numbers entered',
  'workshop.tabs': 'Parts of the box',
  'workshop.still': 'Still possible:',
  'workshop.refused': '{name} wasn’t loaded. Mend this first:',
};
