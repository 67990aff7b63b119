/**
 * @typedef {object} NumberedRule
 * @property {string} number such as `2.10`
 * @property {string} title such as `Home page: the place`
 */

/** The rules of docs/rules.md, in its order. @type {(page: string) => readonly NumberedRule[]} */
export const numberedRules = (page) =>
  [...page.matchAll(/^- \*\*(\d+\.\d+) ([^*]+?)\.?\*\*/gm)].map(([, number = '', title = '']) => ({ number, title }));
