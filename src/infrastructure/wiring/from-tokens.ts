import type { ServiceIdentifier } from 'inversify';

/** For each need of a use-case, by its name, the token of what is handed over. */
type DependencyTokens<Dependencies> = { readonly [Name in keyof Dependencies]: ServiceIdentifier<Dependencies[Name]> };

/** What `toResolvedValue` takes: a factory, and the tokens of its parameters. */
type FactoryWithTokens<T> = [factory: (...values: unknown[]) => T, tokens: ServiceIdentifier[]];

/**
 * Hands a use-case exactly the needs that it declares, each under its name:
 * `bind(TRIP).toResolvedValue(...fromTokens(createTrip, { places: PLACES, clock: CLOCK }))`.
 * A token too few, too many or of another type does not compile.
 */
export function fromTokens<Dependencies extends object, T>(
  open: (dependencies: Dependencies) => T,
  tokens: DependencyTokens<Dependencies>,
): FactoryWithTokens<T> {
  const names = Object.keys(tokens);
  return [
    (...values) => {
      const dependencies: Record<string, unknown> = {};
      for (const [at, name] of names.entries()) dependencies[name] = values[at];
      return open(dependencies as Dependencies);
    },
    Object.values<ServiceIdentifier>(tokens),
  ];
}
