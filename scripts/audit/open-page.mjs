import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { interfaceLanguages } from '../texts/interface-languages.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AuditedPage } from './audited-pages.mjs' */

/**
 * How a page is displayed.
 *
 * @typedef {object} Look
 * @property {string} address of an agency's host, such as `http://noir.localhost:8080`
 * @property {string} language
 * @property {true} [pseudo] in the pseudo-language, which reveals texts that do not fit
 * @property {number} width
 */

const HEIGHT = 800;
/** From this width on, the header shows all of its entries. */
const ROOMY_WIDTH = 960;

const TAGS = new Map(interfaceLanguages(PROJECT_ROOT).map(({ code, tag }) => [code, tag]));

/** @type {(language: string) => string} the `lang` of a page in a language */
export const htmlLanguageTag = (language) => TAGS.get(language) ?? language;

/** @type {(page: AuditedPage, width: number) => boolean} */
export const exists = ({ on }, width) => on === undefined || (on === 'phone') === width < ROOMY_WIDTH;

/** @type {(page: AuditedPage, brand: string) => boolean} */
export const isOffered = ({ brands }, brand) => brands === undefined || brands.includes(brand);

/**
 * Opens a page and brings it to the state that is to be checked.
 *
 * @param {Page} page a blank one, in its own context
 * @param {AuditedPage} auditedPage
 * @param {Look} look
 */
export async function openPage(page, auditedPage, { address, language, pseudo, width }) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (auditedPage.person !== undefined) {
    const agency = new URL(address).hostname.split('.')[0];
    const value = `sandbox-${agency}-${auditedPage.person}`;
    await page.context().addCookies([{ name: 'access_token', value, url: address }]);
  }
  if (auditedPage.offersSignIn === undefined) {
    await page.addInitScript(() => sessionStorage.setItem('savePriceDismissed', 'true'));
  }
  await auditedPage.before?.(page);
  const url = new URL(auditedPage.path, address);
  url.searchParams.set('lng', language);
  if (pseudo === true) url.searchParams.set('pseudo', '');
  await page.goto(url.href, { waitUntil: 'commit' });
  // index.html has its own heading, which is visible until its style sheet hides it.
  await page.locator('#root > :not(.first-paint)').first().waitFor({ state: 'attached' });
  await auditedPage.ready(page);
  await page.waitForFunction((code) => document.documentElement.lang === code, htmlLanguageTag(language));
}
