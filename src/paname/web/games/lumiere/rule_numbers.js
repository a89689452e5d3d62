// The numbers in Lumière's rules, whatever set is played with.
import { isCross, numbers } from './facts.js';

/** @param {readonly [number, number][]} pattern @param {(part: string, gaps?: Record<string, unknown>) => string} say */
const lights = (pattern, say) => {
  if (!pattern.length) return say('dark');
  return isCross(pattern) ? say('far', { n: pattern.length / 4 }) : say('around', { n: pattern.length });
};

/** @type {import('../../rulebook/book.js').RuleNumbers} */
export const ruleNumbers = ({ components }, say) => ({
  ...numbers(components),
  lights: lights(components.pattern, say),
});
