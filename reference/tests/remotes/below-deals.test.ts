import * as blog from '@livery/blog/entry';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { type FakeContextOptions, SAMPLE_AGENCY } from '@livery/remote/testing';
import * as destinations from '@livery/top-destinations/entry';
import { describe, expect, it } from 'vitest';

/** A remote's piece below the deals, as a separate remote. */
const showBelowDeals = ({ slots }: typeof blog, options: FakeContextOptions = {}) =>
  showRemote(
    { mount: (element, context) => slots['home.below-deals'](element, context) },
    { at: '/', respond: sandboxResponses(), ...options },
  );
const headingTexts = async (viewPromise: ReturnType<typeof showBelowDeals>) =>
  (await viewPromise).screen.queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('below the deals', () => {
  it('are three stories, and the way to all', async () => {
    const view = await showBelowDeals(blog);
    expect(view.screen.getAllByRole('article')).toHaveLength(3);
    expect(view.screen.getByRole('heading', { level: 2 }).textContent).toBe('Stories');
    expect(view.screen.getByRole('link', { name: 'All stories' }).getAttribute('href')).toBe('/blog');
  });

  it('are three destinations, and the way to all', async () => {
    const view = await showBelowDeals(destinations);
    expect(view.screen.getAllByRole('article')).toHaveLength(3);
    expect(view.screen.getByRole('heading', { level: 2 }).textContent).toBe('Top destinations');
    expect(view.screen.getByRole('link', { name: 'All destinations' }).getAttribute('href')).toBe('/top-destination');
  });

  it('are no destinations where the agency shows none, and nobody is asked for them', async () => {
    const shownBelowDeals = showBelowDeals(destinations, {
      agency: { ...SAMPLE_AGENCY, displaysTopDestinations: false },
    });
    expect(await headingTexts(shownBelowDeals)).toEqual([]);
    expect((await shownBelowDeals).calls).toEqual([]);
  });

  it.each([
    ['there are none', () => ({ ok: true, value: { data: [] } }) as const],
    ['they can’t be loaded', () => ({ ok: false, error: { kind: 'timed-out' } }) as const],
  ])('is nothing where %s', async (_, respond) => {
    expect(await headingTexts(showBelowDeals(blog, { respond }))).toEqual([]);
    expect(await headingTexts(showBelowDeals(destinations, { respond }))).toEqual([]);
  });
});
