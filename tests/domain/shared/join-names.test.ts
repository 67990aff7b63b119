import { joinNames } from '@livery/contract/shared/join-names';
import { describe, expect, it } from 'vitest';

describe('names in a row', () => {
  it.each([
    [['Lisbon', 'Portugal'], 'Lisbon, Portugal'],
    [['لشبونة', 'البرتغال'], 'لشبونة، البرتغال'],
    [['Springfield', '', 'United States'], 'Springfield, United States'],
    [['Palm Bay', 'لاغوس'], 'Palm Bay، لاغوس'],
    [['', ''], ''],
    [[], ''],
  ])('have the comma of their script between them, and none around what is empty: %j', (names, joinedText) => {
    expect(joinNames(names)).toBe(joinedText);
  });
});
