const SINKS = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'srcdoc',
  'srcDoc',
]);

/** @import { Node, Rule } from './livery-plugin.mjs' */

/** No string ever becomes markup: agencies' texts are parsed, reduced and rendered as elements. @type {Rule} */
export const noHtmlStringsRule = {
  create(context) {
    /** @type {(node: Node, name: string) => void} */
    const refuse = (node, name) => {
      if (!SINKS.has(name)) return;
      const message = `${name} turns a string into markup, and one day the string is an agency's. Render elements instead: rich text goes through the content feature.`;
      context.report({ node, message });
    };
    return {
      MemberExpression: (node) => refuse(node, node.computed ? node.property.value : node.property.name),
      Property: (node) => refuse(node, node.key.name ?? node.key.value),
      JSXAttribute: (node) => refuse(node, node.name.name),
    };
  },
};
