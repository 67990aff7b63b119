import stylelint from 'stylelint';
import { pairRefusal } from './readable-pairs.mjs';
import { textPairs } from './text-pairs.mjs';

const ruleName = 'livery/readable-pairs';

/**
 * Text may only be on backgrounds on which it is readable in every brand's colours. No other plugin knows the brands.
 *
 * @type {import('stylelint').Rule}
 */
const rule = Object.assign(
  /** @type {import('stylelint').RuleBase} */
  (isOn) => (root, result) => {
    if (!isOn) return;
    for (const pair of textPairs(root)) {
      const message = pairRefusal(pair);
      if (message !== undefined)
        stylelint.utils.report({ ruleName, result, node: pair.rule, word: pair.selector, message });
    }
  },
  { ruleName, messages: {} },
);

export default stylelint.createPlugin(ruleName, rule);
