/** The demo's package, for a tree without it: TypeScript reads this only if there is no such package. */
declare module '@livery/sandbox/*';
