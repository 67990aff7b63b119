import { existsSync } from 'node:fs';

/** What engines other than Chromium's need: what each is for, and the package of Debian's that has it. */
export const ENGINE_PROGRAMS = {
  firefox: { path: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', package: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  // WebKitGTK's windows need a screen.
  screen: { path: '/usr/bin/Xvfb', package: 'xvfb' },
  // Without one that the pages name, each engine takes another font for Arabic, of another width.
  arabic: { path: '/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf', package: 'fonts-noto-core' },
};

/** @returns {readonly string[]} the packages of what is not there */
export function missingEngines() {
  return Object.values(ENGINE_PROGRAMS)
    .filter(({ path }) => !existsSync(path))
    .map((program) => program.package);
}
