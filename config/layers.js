/**
 * The table of layers: which files may import which.
 *
 * dependency-cruiser (`config/dependency-cruiser.js`, run by `scripts/checks/check-layers.mjs`) reads it.
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} files pattern of the layer's files, from the project's root; the first layer that matches counts
 * @property {readonly string[]} imports patterns of the files that it may import
 * @property {readonly string[]} packages names of the packages that it may import; `*` for any
 * @property {boolean} node whether it may import Node's built-in modules
 * @property {readonly string[]} [typesOnly] patterns of the files from which it may import types only
 * @property {readonly string[]} [laterOnly] patterns of the files that it may import by `import()` only
 * @property {string} because what to do instead; shown when an import is refused
 */

const REACT = ['react', 'react-dom'];
const UI_PACKAGES = [
  '@livery/ui',
  ...REACT,
  'react-router-dom',
  'react-toastify',
  'i18next',
  'react-i18next',
  'lucide-react',
  '@fortawesome/free-brands-svg-icons',
  'country-flag-icons',
];
const RICH_TEXT = ['hast', 'hast-util-from-html-isomorphic', 'hast-util-sanitize', 'hast-util-to-html', 'parse5'];
const TO_THE_OUTSIDE = ['axios', 'js-cookie', 'rxjs', 'valibot', ...RICH_TEXT];

/** @type {readonly Layer[]} */
export const LAYERS = [
  {
    name: 'edge-root',
    files: '^src/edge/main\\.ts$',
    imports: ['^src/'],
    laterOnly: ['^node_modules/@livery/sandbox/'],
    packages: ['*'],
    node: true,
    because:
      'The edge is put together here and may use everything; the sandbox only by import(), which production never reaches.',
  },
  {
    name: 'composition-root',
    files: '^src/(main\\.tsx|start-guard\\.ts|early-use\\.ts|cli/main\\.ts)$',
    imports: ['^src/', '^package\\.json$'],
    packages: ['*'],
    node: true,
    because: 'A composition root may use everything in src, and puts the parts together.',
  },
  {
    name: 'library',
    files: '^src/library/',
    imports: ['^src/(domain|application|infrastructure|library)/'],
    packages: ['reflect-metadata', 'temporal-polyfill'],
    node: false,
    because: 'What the package exports is named here and made elsewhere.',
  },
  {
    name: 'contract',
    files: '^packages/contract/src/',
    imports: ['^packages/contract/src/'],
    packages: ['rxjs', 'valibot'],
    node: false,
    because: 'What everybody agrees on knows nobody: no DOM, no shell, no design system.',
  },
  {
    name: 'testkit',
    files: '^packages/testkit/src/',
    imports: ['^packages/testkit/src/'],
    packages: ['fast-check', 'temporal-polyfill'],
    node: false,
    because: 'What tests are written with knows the contract, and nothing that is tested.',
  },
  {
    name: 'domain',
    files: '^src/domain/',
    imports: ['^src/domain/'],
    packages: [],
    node: false,
    because:
      'The domain knows only itself. Take what you need as an argument, or move this file to the layer that has it.',
  },
  {
    name: 'application',
    files: '^src/application/',
    imports: ['^src/(domain|application)/'],
    packages: ['rxjs'],
    node: false,
    because: 'The application knows the domain and rxjs. Ask for the outside through a port (*.port.ts) instead.',
  },
  {
    name: 'wiring',
    files: '^src/infrastructure/wiring/',
    imports: ['^src/(domain|application|infrastructure)/'],
    packages: ['inversify', ...TO_THE_OUTSIDE],
    node: false,
    because: 'Wiring binds adapters and use-cases together and does nothing else.',
  },
  {
    name: 'memory-adapters',
    files: '^src/infrastructure/memory/',
    imports: ['^src/(domain|application|infrastructure)/'],
    packages: ['rxjs', 'valibot', ...RICH_TEXT],
    node: false,
    because: 'Memory adapters live without network and DOM; what responds to them is handed in.',
  },
  {
    name: 'cache',
    files: '^src/infrastructure/cache/',
    imports: ['^src/(domain|application|infrastructure)/'],
    packages: ['bentocache', 'ioredis'],
    node: true,
    because: 'BentoCache stands behind the ResponseCache port, in this folder and nowhere else.',
  },
  {
    name: 'doctor',
    files: '^src/infrastructure/doctor/',
    imports: ['^src/(domain|application|infrastructure)/'],
    packages: ['ajv', 'rxjs', 'yaml'],
    node: true,
    because: 'The doctor judges responses by docs/platform-api.yaml; the schema validator stays in this folder.',
  },
  {
    name: 'map',
    files: '^src/infrastructure/map/',
    imports: ['^src/(domain|application|infrastructure)/'],
    packages: ['maplibre-gl'],
    node: false,
    because: 'MapLibre GL stands behind the MapView port, in this folder and nowhere else.',
  },
  {
    name: 'page-remotes',
    files: '^src/infrastructure/remotes/create-page-remotes\\.ts$',
    imports: ['^src/(domain|application|infrastructure)/'],
    laterOnly: ['^packages/ui/'],
    packages: ['@livery/ui'],
    node: false,
    because: 'The page loads the components that it shares with remotes, by import() only, before it runs a remote.',
  },
  {
    name: 'why-keys',
    files: '^src/infrastructure/why/why-key\\.ts$',
    imports: [],
    packages: ['jose'],
    node: false,
    because: 'Keys of the why panel are signed and verified with jose, in this file and nowhere else.',
  },
  {
    name: 'infrastructure',
    files: '^src/infrastructure/',
    imports: ['^src/(domain|application|infrastructure)/'],
    packages: TO_THE_OUTSIDE,
    node: true,
    because:
      'Adapters serve ports: they know domain and application, never who asks. Only wiring/ meets the container.',
  },
  {
    name: 'design-system-stories',
    files: '^packages/ui/.*\\.stories\\.tsx$',
    imports: ['^packages/ui/'],
    packages: ['@livery/(ui|testkit)', '@storybook/react-vite', 'storybook', ...REACT, 'lucide-react'],
    node: false,
    because:
      'A story of the design system shows a component with fixtures of its tests and the testkit, and knows no shell.',
  },
  {
    name: 'design-system',
    files: '^packages/ui/(?!.*\\.stories\\.tsx$)',
    imports: ['^packages/ui/(?!.*\\.stories\\.tsx$)'],
    packages: [
      '@livery/ui',
      '@internationalized/date',
      '@tanstack/react-table',
      'react-aria-components',
      ...REACT,
      'i18next',
      'react-i18next',
      'lucide-react',
      'rxjs',
      'vite',
    ],
    node: false,
    because: 'What the shell and the remotes look like knows neither: links and values are handed in.',
  },
  {
    name: 'remote-testing',
    files: '^packages/remote/src/testing/',
    imports: ['^packages/remote/src/testing/'],
    packages: ['@livery/ui', 'i18next', 'react-i18next', 'rxjs'],
    node: false,
    because: 'The test kit plays the shell for remotes of any framework: it knows the contract, and no React.',
  },
  {
    name: 'remote-build',
    files: '^packages/remote/vite/',
    imports: ['^packages/remote/vite/'],
    packages: ['vite', '@vitejs/plugin-react'],
    node: true,
    because: 'How a remote is built runs in Node, where its authors work: it knows Vite, and nothing of pages.',
  },
  {
    name: 'create-remote',
    files: '^packages/create-remote/',
    imports: ['^packages/create-remote/'],
    packages: [],
    node: true,
    because: 'npm create runs it before anything is installed: it knows Node and its own files only.',
  },
  {
    name: 'remote-package',
    files: '^packages/remote/',
    imports: ['^packages/remote/(?!src/testing/)'],
    packages: [
      '@hookform/resolvers/valibot',
      '@livery/ui',
      ...REACT,
      '@tanstack/react-query',
      'i18next',
      'lucide-react',
      'react-hook-form',
      'react-i18next',
      'react-router-dom',
      'rxjs',
      'valibot',
    ],
    node: false,
    because: 'Hooks and parts for writers of remotes: they know the contract and the design system, not the shell.',
  },
  {
    name: 'stories',
    files: '^(src/ui|packages/ui)/.*\\.stories\\.tsx$',
    imports: ['^src/(domain|application|ui)/', '^packages/ui/', '^\\.storybook/', '^tests/support/'],
    typesOnly: ['^src/application/'],
    packages: ['storybook', '@storybook/react-vite', '@livery/testkit', ...UI_PACKAGES],
    node: false,
    because:
      'A story shows a component with fixtures: it imports what the component may, .storybook and tests/support.',
  },
  {
    name: 'ui',
    files: '^src/ui/',
    imports: ['^src/(domain|application)/', '^src/ui/(?!.*\\.stories\\.tsx$)'],
    typesOnly: ['^src/application/'],
    packages: UI_PACKAGES,
    node: false,
    because: 'The page meets the Shell and its types through useShell(); adapters and the container stay out of sight.',
  },
  {
    name: 'service-worker',
    files: '^src/service-worker/',
    imports: ['^src/(domain|application|service-worker)/'],
    typesOnly: ['^src/application/'],
    packages: [
      'workbox-expiration',
      'workbox-navigation-preload',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
    node: false,
    because: 'The service worker is its own program, without pages: of the shell it knows names of the domain only.',
  },
  {
    name: 'cli',
    files: '^src/cli/',
    imports: [
      '^src/(domain|application|cli)/',
      '^src/infrastructure/(configuration/|why/why-key\\.ts$|recorded/redact\\.ts$|.*-wire\\.ts$)',
    ],
    packages: ['@bomb.sh/tab', 'commander', 'cli-table3', 'jiti', 'picocolors', 'rxjs', 'valibot'],
    node: true,
    because:
      "Commands meet the Shell, the wire parsers, those of settings, the keys of the why panel and what leaves out secrets; everything else is chosen in the CLI's main.ts.",
  },
  {
    name: 'operation',
    files: '^src/edge/operation/',
    imports: [
      '^src/(domain|application)/',
      '^src/edge/(operation/|(connection-limits|host)\\.ts$)',
      '^src/infrastructure/(configuration/(parse-proxies|settings)|http/observed-client)\\.ts$',
    ],
    typesOnly: ['^src/infrastructure/'],
    packages: [
      'close-with-grace',
      'hono',
      'ipaddr.js',
      'pino',
      'pino-pretty',
      'prom-client',
      'proxy-addr',
      'rate-limiter-flexible',
      'valibot',
    ],
    node: true,
    because: 'What operators see of the edge, log, metrics and admin port, knows nothing of pages.',
  },
  {
    name: 'shared-with-remotes',
    files: '^src/edge/render/shared-with-remotes\\.ts$',
    imports: [],
    packages: [
      '@livery/ui',
      '@tanstack/react-query',
      ...REACT,
      'react-hook-form',
      'react-i18next',
      'react-router-dom',
      'rxjs',
    ],
    node: false,
    because: 'It hands remotes on the server what the import map hands them in a page, and nothing else.',
  },
  {
    name: 'edge',
    files: '^src/edge/(?!render/shared-with-remotes\\.ts$)',
    imports: [
      '^src/(domain|application|edge)/',
      '^src/infrastructure/(configuration/|storage/(cookie-domains|cookie-values|namesakes|stored-keys)\\.ts$|why/)',
      '^src/ui/server-app\\.tsx$',
    ],
    packages: [
      'birpc',
      'hono',
      '@hono/node-server',
      'lru-cache',
      'p-limit',
      'prom-client',
      'schema-dts',
      'sitemap',
      ...REACT,
    ],
    node: true,
    because:
      "The edge meets application, domain, the page, its settings, the ids of decisions, the keys of the why panel, and the names and domains of cookies; adapters are chosen in the edge's main.ts.",
  },
  {
    name: 'sandbox',
    files: '^reference/sandbox/',
    imports: ['^reference/sandbox/'],
    packages: [
      'hono',
      '@hono/node-server',
      'commander',
      'temporal-polyfill',
      '@maplibre/geojson-vt',
      '@maplibre/vt-pbf',
      'topojson-client',
      '(@types/)?(geojson|topojson-specification)',
      'world-atlas',
    ],
    node: true,
    because: 'The sandbox stands for a back end of somebody else: it knows the contract, and nothing of src.',
  },
  {
    name: 'reference-testing',
    files: '^reference/testing/',
    imports: ['^reference/testing/'],
    packages: [
      '@livery/(kit|remote|sandbox|testkit|ui)',
      ...REACT,
      '@testing-library/(dom|react)',
      'hono',
      'react-router-dom',
      'vitest',
    ],
    node: false,
    because: 'What tests of the remotes share knows packages, the kit and the sandbox, and nothing of the shell.',
  },
  {
    name: 'why-panel',
    files: '^src/why-panel/',
    imports: ['^src/why-panel/', '^src/(application|domain)/', '^docs/rules\\.md$'],
    typesOnly: ['^src/application/'],
    packages: ['@livery/ui', ...REACT, 'i18next', 'react-i18next', 'lucide-react', 'rxjs'],
    node: false,
    because:
      'The why panel explains what the domain decides, with its own copy of it; of the shell it sees the inspector.',
  },
  {
    name: 'remotes',
    files: '^reference/remotes/',
    imports: ['^reference/remotes/'],
    packages: [
      '@livery/(ui|remote|kit|destinations)',
      ...REACT,
      'i18next',
      'react-i18next',
      'react-router-dom',
      'lucide-react',
      'papaparse',
      'rxjs',
      'uqr',
      'valibot',
    ],
    node: false,
    because: 'A remote module is its own program: it imports packages and its own files, and nothing of the shell.',
  },
];

/**
 * The features of the domain in their order: each may import from those above it,
 * but not from those below.
 */
export const DOMAIN_FEATURES = [
  'shared',
  'agency',
  'market',
  'content',
  'trip',
  'search',
  'saved',
  'remotes',
  'session',
  'deals',
  'resorts',
  'navigation',
  'notices',
  'analytics',
  'clients',
  'why',
];

export const FEATURE_ORDER_BECAUSE =
  'Features of the domain depend one way, in the order of DOMAIN_FEATURES in config/layers.js. Move what both need up into the earlier feature.';

/**
 * The features of the domain that a feature may not import: those after it.
 *
 * @param {string} feature
 * @returns {readonly string[]}
 */
export function featuresAfter(feature) {
  return DOMAIN_FEATURES.slice(DOMAIN_FEATURES.indexOf(feature) + 1);
}

/** The only files of the shell that may import the demo: they put the programs together. */
export const MEETING_PLACES = '^src/(cli|edge)/main\\.ts$';

/** Files and packages of the demo behind the shell, which are not part of the shell. */
export const REFERENCE =
  '^(reference/|node_modules/@livery/(sandbox|reference-testing|kit|main-app|resort|blog|destination|top-destinations|user-store))';

/** The start of the path of every file in a workspace; the whole match is the workspace's folder. */
export const WORKSPACE = '^(packages/[^/]+|reference/(sandbox|testing)|reference/remotes/[^/]+)/';

/** The folders in which every TypeScript file must belong to a layer. */
export const LAYERED_FOLDERS = ['src', 'packages', 'reference'];
