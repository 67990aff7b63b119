import { existsSync } from 'node:fs';

/** The programs of engines other than Chromium's: what each is for, and the package of Debian's that has it. */
export const ENGINE_PROGRAMS = {
  firefox: { path: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', package: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  // WebKitGTK's windows need a screen.
  screen: { path: '/usr/bin/Xvfb', package: 'xvfb' },
};

/** @returns {readonly string[]} the packages of programs that are not there */
export function missingEngines() {
  return Object.values(ENGINE_PROGRAMS)
    .filter(({ path }) => !existsSync(path))
    .map((program) => program.package);
}
