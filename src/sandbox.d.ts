/**
 * The demo's packages, for an installation without it: TypeScript uses a declaration with `*` only if there is no such
 * package.
 */
declare module '@livery/sandbox/*';
declare module 'livery/demo*';
