import * as blog from '@livery/blog/entry';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { type FakeContextOptions, SAMPLE_AGENCY } from '@livery/remote/testing';
import * as destinations from '@livery/top-destinations/entry';
import { describe, expect, it } from 'vitest';

/** A remote's piece below the deals, as a separate remote. */
const show = ({ slots }: typeof blog, options: FakeContextOptions = {}) =>
  showRemote(
    { mount: (element, context) => slots['home.below-deals'](element, context) },
    { at: '/', respond: sandboxResponses(), ...options },
  );
const headings = async (shown: ReturnType<typeof show>) =>
  (await shown).screen.queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('below the deals', () => {
  it('are three stories, and the way to all', async () => {
    const shown = await show(blog);
    expect(shown.screen.getAllByRole('article')).toHaveLength(3);
    expect(shown.screen.getByRole('heading', { level: 2 }).textContent).toBe('Stories');
    expect(shown.screen.getByRole('link', { name: 'All stories' }).getAttribute('href')).toBe('/blog');
  });

  it('are three destinations, and the way to all', async () => {
    const shown = await show(destinations);
    expect(shown.screen.getAllByRole('article')).toHaveLength(3);
    expect(shown.screen.getByRole('heading', { level: 2 }).textContent).toBe('Top destinations');
    expect(shown.screen.getByRole('link', { name: 'All destinations' }).getAttribute('href')).toBe('/top-destination');
  });

  it('are no destinations where the agency shows none, and nobody is asked for them', async () => {
    const shown = show(destinations, { agency: { ...SAMPLE_AGENCY, displaysTopDestinations: false } });
    expect(await headings(shown)).toEqual([]);
    expect((await shown).calls).toEqual([]);
  });

  it.each([
    ['there are none', () => ({ ok: true, value: { data: [] } }) as const],
    ['they can’t be loaded', () => ({ ok: false, error: { kind: 'timed-out' } }) as const],
  ])('is nothing where %s', async (_, respond) => {
    expect(await headings(show(blog, { respond }))).toEqual([]);
    expect(await headings(show(destinations, { respond }))).toEqual([]);
  });
});
