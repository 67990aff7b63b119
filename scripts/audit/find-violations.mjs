import { AxeBuilder } from '@axe-core/playwright';
import { openPage } from './open-page.mjs';
import { waitForAnimations } from './page-actions.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AuditedPage } from './audited-pages.mjs' */
/** @import { Look } from './open-page.mjs' */

const CONFORMANCE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The widths in which everything is audited. */
export const AUDITED_WIDTHS = [390, 1280];

/** Agencies with an ordinary, a pale yellow and a nearly black brand colour. */
export const AUDITED_BRANDS = ['aurora', 'marigold', 'noir'];

/**
 * Opens a page and checks its accessibility with axe.
 *
 * @param {Page} page a blank one, in its own context
 * @param {AuditedPage} auditedPage
 * @param {Look} look
 */
export async function findViolations(page, auditedPage, look) {
  await openPage(page, auditedPage, look);
  return askAxe(page, auditedPage);
}

/**
 * Checks the accessibility of a page in its current state with axe. Only violations are described, and all of it
 * happens within the page, which takes a third of the time.
 *
 * @param {Page} page in which the audited page is open
 * @param {Pick<AuditedPage, 'within'>} [audited]
 * @returns {Promise<string[]>} a line for each violation: its rule and its element
 */
export async function askAxe(page, { within = 'html' } = {}) {
  // During an animation between colours, the contrast may be low for a moment.
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: CONFORMANCE },
      rules: { 'target-size': { enabled: true }, 'heading-order': { enabled: true } },
      resultTypes: ['violations'],
      // Only rules of other levels need style sheets.
      preload: { assets: ['media'] },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
