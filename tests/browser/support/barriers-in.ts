import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe that a part of the page breaks, once nothing fades or slides, with the elements that break them. */
export async function barriersIn(page: Page, part: string) {
  await expect.poll(() => page.evaluate(countMotions)).toBe(0);
  const axe = new AxeBuilder({ page }).include(part).options({ rules: { 'target-size': { enabled: true } } });
  return (await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The number of running animations and transitions that have an end. */
function countMotions(): number {
  const endless = Number.POSITIVE_INFINITY;
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== endless)
    .length;
}
