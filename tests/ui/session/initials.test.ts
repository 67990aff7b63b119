import { describe, expect, it } from 'vitest';
import { initialsOf } from '../../../src/ui/session/avatar.tsx';

describe('initials', () => {
  it.each([
    ['ada', 'reyes', 'AR'],
    ['Ada', '', 'A'],
    ['', '', 'M'],
    ['👩‍🚀 Neil', 'Ång', '👩‍🚀Å'],
    ['نورة', 'الشمري', 'نا'],
  ])('of %j %j are %j', (firstName, lastName, letters) => {
    expect(initialsOf({ firstName, lastName, email: 'm@x.example' })).toBe(letters);
  });

  it('are empty without name and address', () => {
    expect(initialsOf({ firstName: ' ', lastName: '', email: '' })).toBe('');
  });
});
