/** @import { Node, Rule } from './livery-plugin.mjs' */

/** How many arguments each RxJS function takes before its scheduler. */
const ARGUMENTS_BEFORE_SCHEDULER = new Map([
  ['timer', 1],
  ['interval', 1],
  ['delay', 1],
  ['debounceTime', 1],
  ['throttleTime', 1],
  ['auditTime', 1],
  ['sampleTime', 1],
  ['timeout', 1],
  ['timeoutWith', 2],
  ['bufferTime', 1],
  ['windowTime', 1],
  ['timestamp', 0],
  ['timeInterval', 0],
]);

/**
 * Requires a scheduler. Without one, RxJS uses the real clock: tests would have to wait, or couldn't test time limits.
 *
 * @type {Rule}
 */
export const scheduledTimeRule = {
  create(context) {
    /** @type {Map<string, string>} the name in this file → the name in RxJS */
    const importedNames = new Map();
    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'rxjs' && node.source.value !== 'rxjs/operators') return;
        for (const specifier of node.specifiers) {
          if (specifier.type === 'ImportSpecifier') importedNames.set(specifier.local.name, specifier.imported.name);
        }
      },
      CallExpression(node) {
        const name = importedNames.get(node.callee.name);
        const before = ARGUMENTS_BEFORE_SCHEDULER.get(name ?? '');
        if (before === undefined || isScheduled(node.arguments, before)) return;
        const message = `${name}() without a scheduler follows the real clock, so no test can hurry it. Hand it the injected scheduler as well.`;
        context.report({ node, message });
      },
    };
  },
};

/**
 * A scheduler is the last argument, after the others, or (for `timeout`) in a configuration object.
 *
 * @type {(given: readonly Node[], before: number) => boolean}
 */
function isScheduled(nodes, before) {
  const lastNode = nodes.at(-1);
  if (lastNode?.type === 'ObjectExpression') return lastNode.properties.some(isScheduler);
  return nodes.length > before && lastNode?.type !== 'Literal';
}

/** @type {(property: Node) => boolean} */
function isScheduler(property) {
  return property.type === 'Property' && property.key.name === 'scheduler';
}
