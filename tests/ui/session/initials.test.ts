import { describe, expect, it } from 'vitest';
import { initials } from '../../../src/ui/session/avatar.tsx';

describe('initials', () => {
  it.each([
    ['ada', 'reyes', 'AR'],
    ['Ada', '', 'A'],
    ['', '', 'M'],
    ['👩‍🚀 Neil', 'Ång', '👩‍🚀Å'],
    ['نورة', 'الشمري', 'نا'],
  ])('of %j %j are %j', (firstName, lastName, letters) => {
    expect(initials({ firstName, lastName, email: 'm@x.example' })).toBe(letters);
  });

  it('are empty without name and address', () => {
    expect(initials({ firstName: ' ', lastName: '', email: '' })).toBe('');
  });
});
