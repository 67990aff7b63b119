import type { ServiceIdentifier } from 'inversify';

/** For each dependency of a use-case, by name, its token. */
type DependencyTokens<Dependencies> = { readonly [Name in keyof Dependencies]: ServiceIdentifier<Dependencies[Name]> };

/** The parameters of `toResolvedValue`: a factory, and the tokens of its parameters. */
type FactoryWithTokens<T> = [factory: (...values: unknown[]) => T, tokens: ServiceIdentifier[]];

/**
 * Passes a use-case exactly the dependencies that it declares, by name:
 * `bind(TRIP).toResolvedValue(...fromTokens(createTrip, { places: PLACES, clock: CLOCK }))`. A missing or additional
 * token, or one of another type, doesn't compile.
 */
export function fromTokens<Dependencies extends object, T>(
  open: (dependencies: Dependencies) => T,
  tokens: DependencyTokens<Dependencies>,
): FactoryWithTokens<T> {
  const names = Object.keys(tokens);
  return [
    (...values) => {
      const dependencies: Record<string, unknown> = {};
      for (const [position, name] of names.entries()) dependencies[name] = values[position];
      return open(dependencies as Dependencies);
    },
    Object.values<ServiceIdentifier>(tokens),
  ];
}
