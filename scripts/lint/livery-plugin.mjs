import { isolatedTextRule } from './isolated-text-rule.mjs';
import { scheduledTimeRule } from './scheduled-time-rule.mjs';

/**
 * @typedef {Record<string, any>} Node an ESTree node, read by the names of its fields
 * @typedef {{ cwd: string, filename: string, report(refusal: { node: Node, message: string }): void }} Context
 * @typedef {{ create(context: Context): Record<string, (node: Node) => void> }} Rule
 */

/** The project's own lint rules, for which there is no other plugin (`.oxlintrc.json`). */
export default {
  meta: { name: 'livery' },
  rules: { 'isolated-text': isolatedTextRule, 'scheduled-time': scheduledTimeRule },
};
