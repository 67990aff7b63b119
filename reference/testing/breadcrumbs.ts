import { PARENT_STEPS } from '@livery/contract/remotes/remote-context';
import { within } from '@testing-library/dom';
import { matchPath } from 'react-router-dom';
import { expect } from 'vitest';
import type { showRemote } from './show-remote.ts';

type ShownScreen = Pick<Awaited<ReturnType<typeof showRemote>>, 'screen'>;

const SITE = 'https://site.example';

/** The links of the breadcrumbs: their labels and targets. */
export function breadcrumbTrail({ screen }: ShownScreen) {
  const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  return links.map((link) => ({ label: link.textContent, url: new URL(link.getAttribute('href') ?? '', SITE) }));
}

/** The same links, each as its label and its path. */
export const breadcrumbPaths = (shownScreen: ShownScreen) =>
  breadcrumbTrail(shownScreen).map(({ label, url }) => [label, url.href.slice(SITE.length)]);

type Step = keyof typeof PARENT_STEPS;
type StepPages = Readonly<Record<'base' | Step, string | null>>;

/** Checks that the breadcrumbs of a step lead to its parents in the path catalogue, and returns them. */
export function stepsAbove(shownScreen: ShownScreen, step: Step, pages: StepPages) {
  const trail = breadcrumbTrail(shownScreen);
  const wrongCrumbs = trail.map(({ url }, index) => {
    const parent = PARENT_STEPS[step][index];
    return parent !== undefined && matchPath(pages[parent] ?? '', url.pathname) !== null ? parent : url.href;
  });
  expect(wrongCrumbs).toEqual(PARENT_STEPS[step]);
  return trail;
}

export const labelsOf = (trail: ReturnType<typeof breadcrumbTrail>) => trail.map(({ label }) => label);
