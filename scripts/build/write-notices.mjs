import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';

/** The list of bundled packages that Vite writes beside a bundle (`build.license`). */
export const LICENSES = 'licenses.json';

/** The folder in the build where Vite lists the packages in the service worker, which is its own bundle. */
export const WORKER_LICENSES = '.vite/service-worker';

/** The file for people, in each folder that is delivered. */
const NOTICES = 'third-party-notices.txt';

/**
 * @typedef {object} Notice
 * @property {string} name
 * @property {string} [version]
 * @property {string} [identifier] SPDX identifier of the licence
 * @property {string} [text] the text of the licence
 */

const PACKAGES = join(PROJECT_ROOT, 'node_modules');

/** Packages whose data or pictures scripts copied into our files: no bundle lists them. */
const DATA_PACKAGES = ['cldr-core', 'currency-codes', '@fortawesome/fontawesome-free'];

const COUNTRIES_LICENSE = join(PROJECT_ROOT, 'reference/sandbox/world/geo/countries-list.LICENSE');

/** @type {readonly Notice[]} Data of the demo that a program for Node contains if the demo exists. */
export const SANDBOX_DATA = !existsSync(COUNTRIES_LICENSE)
  ? []
  : [
      {
        name: 'GeoNames',
        identifier: 'CC-BY-4.0',
        text: 'Cities: data of GeoNames (https://www.geonames.org), under https://creativecommons.org/licenses/by/4.0/. Shortened and ranked, islands added.',
      },
      { name: 'Natural Earth', text: 'Coasts and borders: https://www.naturalearthdata.com, in the public domain.' },
      { name: 'OurAirports', text: 'Airports: https://ourairports.com, in the public domain.' },
      {
        name: 'countries-list',
        identifier: 'MIT',
        text: readFileSync(COUNTRIES_LICENSE, 'utf8'),
      },
      { name: 'IANA time zone database', text: 'Time zones of airports (zone.tab), in the public domain.' },
      { name: 'fawazahmed0/exchange-api', identifier: 'CC0-1.0', text: 'Exchange rates.' },
    ];

/**
 * Writes the notices of all third-party works in a folder of the build, in place of Vite's lists of packages.
 *
 * @param {string} folder
 * @param {{ lists?: readonly string[], data?: readonly Notice[] }} [also] `lists`: subfolders where Vite wrote one
 */
export function writeNotices(folder, { lists = ['.'], data = [] } = {}) {
  const files = lists.map((list) => join(folder, list, LICENSES));
  /** @type {Notice[]} */
  const bundled = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
  const sections = new Map(
    [...bundled, ...data].map((notice) => [packageTitle(notice), notice.text ?? licenceText(notice.name)]),
  );
  const sortedSections = [...sections]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, text]) => `${title}\n\n${text.trim()}`);
  const line = `\n\n${'='.repeat(80)}\n\n`;
  writeFileSync(join(folder, NOTICES), `${['Livery contains these works of others:', ...sortedSections].join(line)}\n`);
  for (const file of files) rmSync(file);
}

/** @type {() => Notice[]} The notices of the data and pictures that all our programs contain. */
export function dataNotices() {
  return DATA_PACKAGES.map((name) => {
    const { version, license } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
    return { name, version, identifier: license, text: licenceText(name) };
  });
}

/** @param {Notice} notice */
function packageTitle({ name, version, identifier }) {
  return [name, version, identifier && `(${identifier.replace(/^\((.*)\)$/, '$1')})`].filter(Boolean).join(' ');
}

/**
 * The licence of an installed package: its own file, or else the end of its README, or else what its package.json
 * declares.
 *
 * @param {string} name
 */
function licenceText(name) {
  const folder = join(PACKAGES, name);
  const files = readdirSync(folder);
  const ownFile = files.find((file) => /^licen[cs]e/i.test(file));
  if (ownFile !== undefined) return readFileSync(join(folder, ownFile), 'utf8');
  const readme = files.find((file) => /^readme/i.test(file));
  const contents = readme === undefined ? '' : readFileSync(join(folder, readme), 'utf8');
  const section = /^#* *licen[cs]e\b[^]*/im.exec(contents)?.[0];
  if (section !== undefined) return section;
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `Its package.json declares the licence ${license} and comes without a text: https://spdx.org/licenses/${license}.html`;
}
