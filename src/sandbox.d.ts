/**
 * The demo's package, for an installation without it: TypeScript uses this declaration only if there is no such
 * package.
 */
declare module '@livery/sandbox/*';
