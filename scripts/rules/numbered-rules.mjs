/**
 * @typedef {object} NumberedRule
 * @property {string} number such as `2.10`
 * @property {string} title such as `Home page: the place`
 * @property {string} text in one or several lines
 */

/** The rules of docs/rules.md, in its order. @type {(page: string) => readonly NumberedRule[]} */
export const numberedRules = (page) =>
  page.split(/^(?=- \*\*\d+\.\d+ )|^(?=## )/m).flatMap((text) =>
    [...text.matchAll(/^- \*\*(\d+\.\d+) ([^*]+?)\.?\*\*/g)].map(([, number = '', title = '']) => ({
      number,
      title,
      text,
    })),
  );
