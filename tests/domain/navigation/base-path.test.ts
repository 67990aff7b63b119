import { describe, expect, it } from 'vitest';
import { findPage } from '../../../src/domain/navigation/find-page.ts';
import { basePathOf } from '../../../src/domain/navigation/match-path.ts';
import { anAgency } from '../../support/an-agency.ts';

const OFFERS = { ...anAgency(), displaysTopDestinations: true };

describe('basePathOf', () => {
  it.each(['blog', 'destinationDetails', 'topDestinations', 'resort'] as const)(
    'begins the family of paths that %s shows (specification §2, host routes)',
    (remote) => {
      expect(findPage(basePathOf(remote), OFFERS, [])?.handledBy).toBe(remote);
      expect(findPage(`${basePathOf(remote)}/anything`, OFFERS, [])?.handledBy).toBe(remote);
    },
  );

  it('is the site itself for the main app, which all other paths are handed to', () => {
    expect(basePathOf('mainApp')).toBe('/');
  });
});
