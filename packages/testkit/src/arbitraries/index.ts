/** `@livery/testkit/arbitraries`: values of the contract's types for fast-check, including hostile ones. */
import 'temporal-polyfill/global';

export * from './agencies.ts';
export * from './market.ts';
export * from './paths.ts';
export * from './users.ts';
