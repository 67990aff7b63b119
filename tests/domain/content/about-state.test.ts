import { describe, expect, it } from 'vitest';
import { aboutState } from '../../../src/domain/content/about-state.ts';

const ABOUT = {
  enabled: true,
  title: ' Who we are ',
  image: ' /media/team.jpg ',
  content: '<p>Friends of the sun.</p>',
};

describe('aboutState', () => {
  it('"shows title, image and HTML content" (rules §2, /about)', () => {
    expect(aboutState(ABOUT, true)).toEqual({
      kind: 'content',
      title: 'Who we are',
      image: '/media/team.jpg',
      content: '<p>Friends of the sun.</p>',
    });
  });

  it('shows no picture from a dangerous address, and no content that is empty', () => {
    expect(aboutState({ ...ABOUT, image: 'javascript:alert(1)', content: '<p><br></p>' }, true)).toMatchObject({
      image: null,
      content: null,
    });
  });

  it('is disabled where the agency’s own switch is off, whatever its content says (rules 2.15)', () => {
    expect(aboutState(ABOUT, false)).toEqual({ kind: 'disabled' });
    expect(aboutState(ABOUT, 1 as unknown as boolean)).toEqual({ kind: 'disabled' });
  });

  it('is disabled unless its content is switched on', () => {
    expect(aboutState({ ...ABOUT, enabled: false }, true)).toEqual({ kind: 'disabled' });
    expect(aboutState({ ...ABOUT, enabled: 1 as unknown as boolean }, true)).toEqual({ kind: 'disabled' });
  });
});
