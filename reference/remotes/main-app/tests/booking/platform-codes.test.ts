import { describe, expect, it } from 'vitest';
import { type CodeGroup, PLATFORM_CODES } from '../../booking/offer/platform-codes.ts';
import english from '../../booking/texts/en.json' with { type: 'json' };

describe("the platform's codes", () => {
  it.each(Object.keys(PLATFORM_CODES) as CodeGroup[])('%s: each message is of a code, in the same order', (group) => {
    expect(PLATFORM_CODES[group]).toEqual(Object.keys(english[group]));
  });
});
