import { describe, expect, it } from 'vitest';
import { seesAgentFigures } from '../../../src/domain/deals/sees-agent-figures.ts';

describe('seesAgentFigures: "only for travel agents who are not restricted agents" (rules §5)', () => {
  it.each([
    { isTravelAgent: true, isRestrictedAgent: false, sees: true },
    { isTravelAgent: true, isRestrictedAgent: true, sees: false },
    { isTravelAgent: false, isRestrictedAgent: false, sees: false },
    { isTravelAgent: false, isRestrictedAgent: true, sees: false },
  ])('$sees for travel agent $isTravelAgent, restricted $isRestrictedAgent', ({ sees, ...user }) => {
    expect(seesAgentFigures(user)).toBe(sees);
  });

  it('is no for a visitor', () => {
    expect(seesAgentFigures(null)).toBe(false);
  });

  it('is no for a profile that does not plainly say yes', () => {
    const odd = (value: unknown) => value as boolean;
    expect(seesAgentFigures({ isTravelAgent: odd('true'), isRestrictedAgent: false })).toBe(false);
    expect(seesAgentFigures({ isTravelAgent: true, isRestrictedAgent: odd(undefined) })).toBe(false);
  });
});
