// The numbers in the rules of Paris Paris, whatever set is played with.

/** @type {import('../../rulebook/book.js').RuleNumbers} */
export const ruleNumbers = ({ components }, say) => ({ shops: say('shops', { n: components.shops }) });
