import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of axe that a part of the page breaks, with the elements that break them. */
export async function barriersIn(page: Page, part: string) {
  const axe = new AxeBuilder({ page }).include(part).options({ rules: { 'target-size': { enabled: true } } });
  return (await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
