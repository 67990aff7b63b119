import swc from '@swc/core';

const parse = swc.parseFileSync;

/**
 * dependency-cruiser 17 (the last for Node 20) reads every file as TypeScript without JSX
 * and stops at the first `.tsx`. Import this before it; later versions know JSX by themselves.
 */
Object.assign(swc, {
  /** @type {(file: string, options: import('@swc/core').ParseOptions) => import('@swc/core').Module} */
  parseFileSync: (file, options) => parse(file, Object.assign(options, { tsx: file.endsWith('.tsx') })),
});
