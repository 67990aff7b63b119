import { existsSync } from 'node:fs';

/** Files that engines other than Chromium need, each with the Debian package that has it. */
export const ENGINE_PROGRAMS = {
  firefox: { path: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', package: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  // WebKitGTK's windows need a screen.
  screen: { path: '/usr/bin/Xvfb', package: 'xvfb' },
  // Without a font that the pages name, each engine uses a different font for Arabic, of a different width.
  arabic: { path: '/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf', package: 'fonts-noto-core' },
};

/** @returns {readonly string[]} the packages of missing files */
export function missingEngines() {
  return Object.values(ENGINE_PROGRAMS)
    .filter(({ path }) => !existsSync(path))
    .map((program) => program.package);
}
