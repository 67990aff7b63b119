import type { ServiceIdentifier } from 'inversify';

/** For each need of a use-case, by its name, the token of what is handed over. */
type TokensOf<Needs> = { readonly [Name in keyof Needs]: ServiceIdentifier<Needs[Name]> };

/** What `toResolvedValue` takes: a factory, and the tokens of its parameters. */
type Resolved<T> = [factory: (...values: unknown[]) => T, tokens: ServiceIdentifier[]];

/**
 * Hands a use-case exactly the needs that it declares, each under its name:
 * `bind(TRIP).toResolvedValue(...fromTokens(createTrip, { places: PLACES, clock: CLOCK }))`.
 * A token too few, too many or of another type does not compile.
 */
export function fromTokens<Needs extends object, T>(open: (needs: Needs) => T, tokens: TokensOf<Needs>): Resolved<T> {
  const names = Object.keys(tokens);
  return [
    (...values) => {
      const needs: Record<string, unknown> = {};
      for (const [at, name] of names.entries()) needs[name] = values[at];
      return open(needs as Needs);
    },
    Object.values<ServiceIdentifier>(tokens),
  ];
}
