import type { BindToFluentSyntax, ServiceIdentifier } from 'inversify';

type Bind = <T>(identifier: ServiceIdentifier<T>) => BindToFluentSyntax<T>;

/**
 * Binds a use-case, made once, to the things on offer: it takes what it asks for
 * by name. A need that is not on offer, or that something else is offered for
 * under its name, does not compile.
 */
export function provide<T, Needs extends object>(
  bind: Bind,
  token: ServiceIdentifier<T>,
  open: (needs: Needs) => T,
  offer: { readonly [Name in keyof Needs]: ServiceIdentifier<Needs[Name]> },
): void {
  const names = Object.keys(offer) as (keyof Needs & string)[];
  const make = (...given: unknown[]) => open(Object.fromEntries(names.map((name, at) => [name, given[at]])) as Needs);
  bind(token)
    .toResolvedValue(
      make,
      names.map((name) => offer[name]),
    )
    .inSingletonScope();
}
