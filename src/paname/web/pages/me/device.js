// A device in few words, from what its browser says of itself. Pure.

/** The browser and the system. @param {string} agent */
export const device = (agent) => {
  const browser = agent.match(/(Firefox|Edg|OPR|Chrome|Safari)\//)?.[1] ?? agent.split(/[/ ]/)[0],
    system = agent.match(/Android|iPhone|iPad|Windows|Mac OS X|Linux/)?.[0] ?? '';
  return [{ Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser, system].filter(Boolean).join(', ');
};
