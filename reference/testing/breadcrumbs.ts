import { PARENT_STEPS } from '@livery/contract/remotes/remote-context';
import { within } from '@testing-library/dom';
import { matchPath } from 'react-router-dom';
import { expect } from 'vitest';
import type { showRemote } from './show-remote.ts';

type Shown = Pick<Awaited<ReturnType<typeof showRemote>>, 'screen'>;

const SITE = 'https://site.example';

/** The links of the breadcrumbs: their labels and targets. */
export function breadcrumbTrail({ screen }: Shown) {
  const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  return links.map((link) => ({ label: link.textContent, url: new URL(link.getAttribute('href') ?? '', SITE) }));
}

/** The same links, each as its label and its path. */
export const breadcrumbPaths = (shown: Shown) =>
  breadcrumbTrail(shown).map(({ label, url }) => [label, url.href.slice(SITE.length)]);

type Step = keyof typeof PARENT_STEPS;
type Pages = Readonly<Record<'base' | Step, string | null>>;

/** Checks that the breadcrumbs of a step lead to its parents in the path catalogue, and returns them. */
export function stepsAbove(shown: Shown, step: Step, pages: Pages) {
  const trail = breadcrumbTrail(shown);
  const found = trail.map(({ url }, index) => {
    const parent = PARENT_STEPS[step][index];
    return parent !== undefined && matchPath(pages[parent] ?? '', url.pathname) !== null ? parent : url.href;
  });
  expect(found).toEqual(PARENT_STEPS[step]);
  return trail;
}

export const labels = (trail: ReturnType<typeof breadcrumbTrail>) => trail.map(({ label }) => label);
