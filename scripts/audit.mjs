/**
 * `npm run audit`: every page of the shell and of the reference remotes, in every language, two widths and three brands,
 * checked by axe (WCAG 2.2 A and AA, including `target-size`). Prints each violation, and how
 * many pages were checked.
 *
 * Usage: node scripts/audit.mjs [word …], such as `shell ar noir 390`: only pages whose name has all the words
 */
import { availableParallelism } from 'node:os';
import { chromium } from '@playwright/test';
import { AUDITED_PAGES } from './audit/audited-pages.mjs';
import { AUDITED_BRANDS, AUDITED_WIDTHS, findViolations } from './audit/find-violations.mjs';
import { exists, isOffered } from './audit/open-page.mjs';
import { REMOTE_PAGES } from './audit/remote-pages.mjs';
import { findChromium } from './machine/find-chromium.mjs';
import { PROJECT_ROOT } from './machine/project-root.mjs';
import { serveBuilt } from './machine/serve-built.mjs';
import { interfaceLanguages } from './texts/interface-languages.mjs';

const words = process.argv.slice(2);
const auditedLooks = [
  ...AUDITED_PAGES.map((auditedPage) => ({ audited: auditedPage, whose: 'shell' })),
  ...REMOTE_PAGES.map((auditedRemotePage) => ({ audited: auditedRemotePage, whose: 'remotes' })),
]
  .flatMap(({ audited, whose }) =>
    interfaceLanguages(PROJECT_ROOT).flatMap(({ code: language }) =>
      AUDITED_WIDTHS.filter((width) => exists(audited, width)).flatMap((width) =>
        AUDITED_BRANDS.filter((brand) => isOffered(audited, brand)).map((brand) => ({
          audited,
          whose,
          language,
          width,
          brand,
        })),
      ),
    ),
  )
  .filter((look) =>
    words.every((word) =>
      auditTitle(look)
        .split(/[ :,]+/)
        .includes(word),
    ),
  );

const { port, stop } = await serveBuilt(4500);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});

let seenCount = 0;
let violationCount = 0;
const waitingLooks = auditedLooks.values();
try {
  await Promise.all(Array.from({ length: availableParallelism() }, auditTheRest));
} finally {
  await browser.close();
  stop();
}
console.log(`${seenCount} pages, ${violationCount} violations`);
process.exitCode = violationCount > 0 || seenCount < auditedLooks.length || seenCount === 0 ? 1 : 0;

async function auditTheRest() {
  for (const look of waitingLooks) {
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Lisbon', serviceWorkers: 'block' });
    try {
      const address = `http://${look.brand}.localhost:${port}`;
      const violations = await findViolations(await context.newPage(), look.audited, { ...look, address });
      seenCount += 1;
      violationCount += violations.length;
      for (const violation of violations) console.error(`${auditTitle(look)}: ${violation}`);
    } catch (fault) {
      console.error(`${auditTitle(look)}: not seen: ${String(fault).split('\n')[0]}`);
    } finally {
      await context.close();
    }
  }
}

/** @param {{ audited: { name: string }, whose: string, language: string, width: number, brand: string }} look */
function auditTitle({ audited, whose, language, width, brand }) {
  return `${whose}: ${audited.name}, ${language}, ${width}, ${brand}`;
}
