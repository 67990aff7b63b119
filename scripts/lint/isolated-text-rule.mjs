/** @import { Node, Rule } from './livery-plugin.mjs' */

/** Elements whose content is text: in other elements, values that a component gets are elements. */
const PHRASING_TAGS = new Set(['a', 'bdi', 'button', 'label', 'legend', 'li', 'p', 'span', 'summary', 'sup']);

/** Values of these names are elements. */
const ELEMENT_NAME = /^(?:icon|entry)$/;

const ELEMENT = new Set(['JSXElement', 'JSXFragment']);

/** Whether it is text that may change: messages, formatted values, names. @type {(node: Node) => boolean} */
function isText(node) {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'Identifier':
      return /(?:text|words|name|label|title|message|count|amount)$/i.test(node['name']);
    case 'MemberExpression':
      return isText(node['property']);
    case 'CallExpression':
      return /^(?:t|tell|format\w*|\w*Text)$/.test(node['callee'].name ?? node['callee'].property?.name ?? '');
    case 'LogicalExpression':
      return isText(node['right']) || (node['operator'] !== '&&' && isText(node['left']));
    case 'ConditionalExpression':
      return isText(node['consequent']) || isText(node['alternate']);
    default:
      return false;
  }
}

/** Whether it may be text, in an element whose content is text. @type {(node: Node) => boolean} */
function isValue(node) {
  return node.type === 'MemberExpression' || (node.type === 'Identifier' && !ELEMENT_NAME.test(node['name']));
}

/** Whether it is text that is written in the code. @type {(node: Node) => boolean} */
function isFixed(node) {
  return node.type === 'JSXText' || (node.type === 'Literal' && String(node['value']).trim() !== '');
}

/** Whether its number of elements may change, such as from one to none. @type {(node: Node) => boolean} */
function comesAndGoes(node) {
  if (node.type === 'LogicalExpression' || node.type === 'ConditionalExpression') return true;
  return node.type === 'CallExpression' && node['callee'].property?.name === 'map';
}

/** The nearest function around a node. @type {(node: Node) => Node | undefined} */
function functionAround(node) {
  const around = node['parent'];
  if (!around || /Function/.test(around.type)) return around ?? undefined;
  return functionAround(around);
}

/** @type {(node: Node | undefined) => boolean} */
function isComponent(node) {
  return /^[A-Z]/.test(node?.['id']?.name ?? node?.['parent']?.id?.name ?? '');
}

/**
 * Text that changes, or beside which elements come and go, must have its own element: a browser that translates the
 * page replaces text nodes, and then React can't change them or insert anything before them.
 *
 * @type {Rule}
 */
export const isolatedTextRule = {
  create(context) {
    /** @param {Node} node */
    const check = (node) => {
      const holdsPhrases = PHRASING_TAGS.has(node['openingElement']?.name.name ?? '');
      const children = node['children'].flatMap((/** @type {Node} */ child) => {
        if (child.type === 'JSXText') return child['value'].trim() === '' ? [] : [child];
        if (child.type !== 'JSXExpressionContainer') return [child];
        return child['expression'].type === 'JSXEmptyExpression' ? [] : [child['expression']];
      });
      if (children.length < 2) return;
      const movesAround = children.some(comesAndGoes);
      for (const child of children) {
        if (ELEMENT.has(child.type)) continue;
        if (isFixed(child) ? movesAround : (holdsPhrases && isValue(child)) || isText(child)) {
          context.report({
            node: child,
            message: 'Text beside other content stands in its own element, for browsers that translate the page.',
          });
        }
      }
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      // A component may be used beside anything.
      ReturnStatement(node) {
        if (!isText(node['argument'] ?? {}) || !isComponent(functionAround(node))) return;
        context.report({
          node,
          message: 'A component returns text in an element, for browsers that translate the page.',
        });
      },
    };
  },
};
