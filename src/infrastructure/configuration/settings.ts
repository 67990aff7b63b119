import { ok } from '@livery/contract/shared/result';
import { CACHE_SETTINGS } from './cache-settings.ts';
import { MAX_DELAY_MS, OPERATION_SETTINGS } from './operation-settings.ts';
import { parseAddress, parseApiAddress, parseOriginTemplate } from './parse-address.ts';
import { parseFolders } from './parse-folders.ts';
import { parseHost } from './parse-host.ts';
import { parseMapOrigins, parseMapStyle } from './parse-map-address.ts';
import { parsePolicies } from './parse-policies.ts';
import { parseProxies } from './parse-proxies.ts';
import { parseRedisUrl, printedRedisUrl } from './parse-redis-url.ts';
import { parseRemoteNames } from './parse-remote-names.ts';
import { parseTrustedTypes } from './parse-trusted-types.ts';
import { parseWorkers } from './parse-workers.ts';
import {
  optionalSetting,
  parseMilliseconds,
  type Setting,
  settingWithDefault,
  unexpectedText,
  wholeNumberParser,
} from './setting.ts';

const parsePort = wholeNumberParser({ from: 0, to: 65_535, advice: 'A port is a whole number from 0 to 65535.' });

/** Every variable that a server reads; the table in docs/operate.md is generated from it. */
export const SETTINGS = {
  /** 0 to 65535; 0 lets the system choose. */
  port: settingWithDefault(
    { name: 'PORT', standard: '8080', meaning: 'Where to listen: 0 to 65535; 0 lets the system choose.' },
    parsePort,
  ),
  host: settingWithDefault({ name: 'HOST', standard: '127.0.0.1', meaning: 'The address to listen on.' }, parseHost),
  /** 0 to 65535; without it there is no admin port. */
  adminPort: optionalSetting(
    {
      name: 'ADMIN_PORT',
      otherwise: 'none',
      meaning: 'Where operators’ programs find health, readiness, version, metrics and purge: 0 to 65535, see below.',
    },
    parsePort,
  ),
  adminHost: settingWithDefault(
    {
      name: 'ADMIN_HOST',
      standard: '127.0.0.1',
      meaning: 'The address that the admin port listens on; visitors must not reach it.',
    },
    parseHost,
  ),
  /** 1 or more; 1 means a single process, which serves itself. */
  workers: settingWithDefault(
    {
      name: 'LIVERY_WORKERS',
      standard: '1',
      meaning:
        'How many processes serve on `PORT`: 1 to 128, or `auto` for one on each core. `npm run serve -- --workers 2` leads over it.',
    },
    parseWorkers,
  ),
  /** In lower case. */
  environment: settingWithDefault(
    {
      name: 'LIVERY_ENVIRONMENT',
      standard: 'uat',
      meaning:
        '`prod`, `qa`, `uat`, `dev`, `local`, …; `prod` does not start without an API. Pictures come by https, in `local` by http too.',
    },
    (text) =>
      /^[a-z][a-z0-9-]*$/i.test(text)
        ? ok(text.toLowerCase())
        : unexpectedText(text, 'An environment is one word, such as prod, qa, uat, dev or local.'),
  ),
  /** Empty if it is on each agency's host; without it the edge embeds the sandbox. */
  apiUrl: optionalSetting(
    {
      name: 'LIVERY_API_URL',
      otherwise: 'the embedded sandbox',
      meaning:
        'The agency platform’s API: the address before `/api`, or `/` where it stands under each agency’s own host: it is then called only at hosts that the policies name, see `LIVERY_API_ORIGIN_TEMPLATE`.',
    },
    parseApiAddress,
  ),
  /** Without a slash at its end. */
  apiTemplate: optionalSetting(
    {
      name: 'LIVERY_API_ORIGIN_TEMPLATE',
      otherwise: 'the agency’s own scheme and host',
      meaning:
        'With `LIVERY_API_URL=/`: where the edge itself finds the API, such as `https://{host}` with the agency’s host in it, which has to stand in the policies; or one internal address such as `http://10.0.0.5:3000`, which gets every host as `Host` and `Origin`, whether the policies name it or not. Without such an internal address, `LIVERY_POLICIES` has to name each host in full, such as `{ "aurora.example": {} }`: else every page is a 503, and the server warns when it starts.',
    },
    parseOriginTemplate,
  ),
  resortUrl: optionalSetting(
    {
      name: 'LIVERY_RESORT_URL',
      otherwise: 'the API’s; `/resort-api` of the embedded sandbox',
      meaning: 'The resort service, an address or a path.',
    },
    parseAddress,
  ),
  contentUrl: optionalSetting(
    {
      name: 'LIVERY_CONTENT_URL',
      otherwise: '`/remotes`',
      meaning: 'Where remote modules come from, an address or a path.',
    },
    parseAddress,
  ),
  /** `{language}` in it is the page's; without it there are no maps except the embedded sandbox's. */
  mapStyleUrl: optionalSetting(
    {
      name: 'LIVERY_MAP_STYLE_URL',
      otherwise: 'no maps; the embedded sandbox’s own',
      meaning:
        'The style of the maps, an address or a path: JSON of the [MapLibre style specification](https://maplibre.org/maplibre-style-spec/). `{language}` in it becomes the code of the page’s language. Browsers load it, so a key in it is public. See [Maps](#maps).',
    },
    parseMapStyle,
  ),
  mapOrigins: optionalSetting(
    {
      name: 'LIVERY_MAP_ORIGINS',
      otherwise: 'the style’s own origin alone',
      meaning:
        'Further origins (`https://tiles.example, https://*.fonts.example`) that the style loads tiles, sprites and glyphs from: the content security policy lets pages call them.',
    },
    parseMapOrigins,
  ),
  policies: optionalSetting(
    { name: 'LIVERY_POLICIES', meaning: 'A JSON file, or JSON: agencies’ own rules: see [Policies](#policies).' },
    parsePolicies,
  ),
  /** Absolute paths; without it the edge only serves the files of the running build. */
  assets: optionalSetting(
    {
      name: 'LIVERY_ASSETS',
      otherwise: 'files of this build only',
      meaning:
        'Folders of former builds, separated by `:` as in `PATH`: releases as [Rolling out and back](#rolling-out-and-back) keeps them, or folders that hold releases. Pages that are open load their files from there. One that is missing is a warning at the start, so that it stops no rollout.',
    },
    parseFolders,
  ),
  /** The names of Trusted Types policies that libraries of remote modules may create. */
  trustedTypes: optionalSetting(
    {
      name: 'LIVERY_TRUSTED_TYPES',
      otherwise: 'none',
      meaning:
        'Names (`lit-html, vue`) of the Trusted Types policies that libraries of remote modules create: what such a library puts into a page is markup unchecked.',
    },
    parseTrustedTypes,
  ),
  /** Names as in the manifest. */
  renderRemotes: optionalSetting(
    {
      name: 'LIVERY_RENDER_REMOTES',
      otherwise: 'none',
      meaning:
        'Names (`blog, topDestinations`) of the remote modules that render their pages on the server, where they have a server entry: their code runs in the process that serves.',
    },
    parseRemoteNames,
  ),
  /** The proxies whose forwarded headers are trusted. */
  trustedProxies: optionalSetting(
    {
      name: 'LIVERY_TRUSTED_PROXIES',
      otherwise: '`X-Forwarded-Proto` counts from private networks, the others never',
      meaning:
        'Addresses and ranges (`10.0.0.0/8, ::1`) of the proxies whose `X-Forwarded-Host`, `X-Forwarded-Proto` and `X-Forwarded-For` count, from them alone.',
    },
    parseProxies,
  ),
  /** With its password; without it each process has its own cache. */
  redisUrl: optionalSetting(
    {
      name: 'LIVERY_REDIS_URL',
      otherwise: 'each process caches for itself',
      meaning:
        'A Redis through which several servers share what they cache of the API, and purge it together: `redis://…`, or `rediss://…` with TLS. While it can’t be reached, each server caches for itself.',
      printed: printedRedisUrl,
    },
    parseRedisUrl,
  ),
  /** How long a page waits for the edge's API calls, in milliseconds; with 0 nothing is rendered. */
  deadline: settingWithDefault(
    {
      name: 'LIVERY_RENDER_DEADLINE_MS',
      standard: '400',
      meaning:
        'How long a page waits for its agency and its data together before it is sent. What is late is sent in its loading state and loaded by the browser. 0 to 99999; 0 renders nothing on the server.',
    },
    parseMilliseconds(0, MAX_DELAY_MS),
  ),
  ...CACHE_SETTINGS,
  ...OPERATION_SETTINGS,
} satisfies Readonly<Record<string, Setting<unknown>>>;

type SettingValue<Any> = Any extends Setting<infer Value> ? Value : never;

/** The values of the variables; `undefined` if one isn't set and has no default. */
export type Settings = { readonly [Key in keyof typeof SETTINGS]: SettingValue<(typeof SETTINGS)[Key]> };
