import { expect, it } from 'vitest';
import { messagesByKey } from '../../../scripts/texts/messages-by-key.mjs';
import english from '../../../src/ui/texts/en.json' with { type: 'json' };

// WCAG 1.3.3; translations follow the English text.
it('no message of the shell directs a visitor by place, shape or colour alone', () => {
  const sensory =
    /\b(on the (left|right)|(top|bottom) (left|right|of)|above|below|red|green|blue|yellow|round|square)\b/i;
  const messages = [...messagesByKey(english)].filter(([, message]) => sensory.test(message));
  expect(messages).toEqual([]);
});
