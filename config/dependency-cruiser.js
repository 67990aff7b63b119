/** @import { ICruiseOptions, IForbiddenRuleType as Rule } from 'dependency-cruiser' */

import {
  DOMAIN_FEATURES,
  FEATURE_ORDER_BECAUSE,
  featuresAfter,
  LAYERED_FOLDERS,
  LAYERS,
  MEETING_PLACES,
  REFERENCE,
  WORKSPACE,
} from './layers.js';

const EVERY_LAYER = `^(${LAYERED_FOLDERS.join('|')})/.*\\.tsx?$`;

/** Tests belong to no layer. */
const OF_TESTS = '/tests/';

/** Every layer may import it. */
const CONTRACT = '@livery/contract';

/** One rule for each layer: it may import only what its lists contain. */
const layerRules = LAYERS.map(
  (layer, index) =>
    /** @type {Rule} */ ({
      name: `layer-${layer.name}`,
      severity: 'error',
      comment: layer.because,
      from: { path: layer.files, pathNot: [OF_TESTS, ...LAYERS.slice(0, index).map((earlier) => earlier.files)] },
      to: {
        pathNot: [...layer.imports, ...[CONTRACT, ...layer.packages].map(packagePattern)],
        dependencyTypesNot: layer.node ? ['core'] : [],
        couldNotResolve: false,
      },
    }),
);

/** Files that a layer may import by `import()` only. */
const laterRules = LAYERS.flatMap(({ name, files, laterOnly, because }) =>
  laterOnly === undefined
    ? []
    : [
        /** @type {Rule} */ ({
          name: `later-${name}`,
          severity: 'error',
          comment: because,
          from: { path: files },
          to: { path: [...laterOnly], dynamic: false },
        }),
      ],
);

/** A feature of the domain may not import the features after it. */
const featureRules = DOMAIN_FEATURES.filter((feature) => featuresAfter(feature).length > 0).map(
  (feature) =>
    /** @type {Rule} */ ({
      name: `feature-${feature}`,
      severity: 'error',
      comment: FEATURE_ORDER_BECAUSE,
      from: { path: `^src/domain/${feature}/` },
      to: { path: `^src/domain/(${featuresAfter(feature).join('|')})/` },
    }),
);

/** @param {string} name */
function packagePattern(name) {
  return name === '*' ? '^node_modules/' : `^node_modules/(@types/)?${name.replaceAll('.', '\\.')}/`;
}

/** @type {{ forbidden: Rule[], options: ICruiseOptions }} */
export default {
  forbidden: [
    ...layerRules,
    ...laterRules,
    ...featureRules,
    {
      name: 'no-reference',
      severity: 'error',
      comment:
        'The shell knows nothing of the demo behind it: take what you need as an argument (docs/decisions/0050).',
      from: { path: '^(src|packages|tests)/', pathNot: MEETING_PLACES },
      to: { path: REFERENCE },
    },
    {
      name: 'undeclared',
      severity: 'error',
      comment: 'The package.json of this workspace has no such dependency. Declare it, and run npm run lock.',
      from: { path: WORKSPACE, pathNot: [OF_TESTS, '\\.stories\\.tsx$'] },
      // Types of packages are dependencies of the project.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/@types/' },
    },
    {
      name: 'no-feature',
      severity: 'error',
      comment:
        'This file is in no feature of the domain. Move it into one, or add the feature to DOMAIN_FEATURES in config/layers.js.',
      from: { path: '^src/domain/', pathNot: `^src/domain/(${DOMAIN_FEATURES.join('|')})/` },
      to: {},
    },
    {
      name: 'no-layer',
      severity: 'error',
      comment: 'This file stands in no layer. Move it into one, or give config/layers.js a new entry.',
      from: { path: EVERY_LAYER, pathNot: [OF_TESTS, ...LAYERS.map((layer) => layer.files)] },
      to: {},
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'These files import each other in a circle. Move what both need into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nobody imports this file and it imports nobody. Use it, or delete it.',
      from: { orphan: true, path: EVERY_LAYER, pathNot: [OF_TESTS, '\\.d\\.ts$', '^packages/'] },
      to: {},
    },
    {
      name: 'not-found',
      severity: 'error',
      comment: 'There is no such file or package. Correct the path (with its extension), or install the package.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    // A package is recognised as one even if it is a link in node_modules.
    preserveSymlinks: true,
    doNotFollow: { path: ['^node_modules/'] },
    // The packages' build output.
    exclude: { path: ['^packages/[^/]+/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@livery/source', 'import', 'module', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
