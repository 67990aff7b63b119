import { describe, expect, it } from 'vitest';
import { aboutState } from '../../../src/domain/content/about-state.ts';

const ABOUT = {
  enabled: true,
  title: ' Who we are ',
  image: ' /media/team.jpg ',
  content: '<p>Friends of the sun.</p>',
};

describe('aboutState', () => {
  it('"shows title, image and HTML content" (specification §2, /about)', () => {
    expect(aboutState(ABOUT)).toEqual({
      kind: 'content',
      title: 'Who we are',
      image: '/media/team.jpg',
      content: '<p>Friends of the sun.</p>',
    });
  });

  it('shows no picture from a dangerous address, and no content that is empty', () => {
    expect(aboutState({ ...ABOUT, image: 'javascript:alert(1)', content: '<p><br></p>' })).toMatchObject({
      image: null,
      content: null,
    });
  });

  it('is disabled unless the agency has switched it on', () => {
    expect(aboutState({ ...ABOUT, enabled: false })).toEqual({ kind: 'disabled' });
    expect(aboutState({ ...ABOUT, enabled: 1 as unknown as boolean })).toEqual({ kind: 'disabled' });
  });
});
