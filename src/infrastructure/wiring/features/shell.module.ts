import { ContainerModule } from 'inversify';
import { openShell, type UseCases } from '../../../application/open-shell.ts';
import { openRefetch } from '../../../application/shared/refetch.ts';
import { FEATURE, PORT, REFETCH, SHELL, USE_CASES } from '../tokens.ts';

export const shellModule = new ContainerModule(({ bind }) => {
  bind(REFETCH).toResolvedValue(openRefetch);
  bind(USE_CASES).toResolvedValue(
    (...features: readonly unknown[]) =>
      Object.fromEntries(Object.keys(FEATURE).map((name, index) => [name, features[index]])) as unknown as UseCases,
    Object.values(FEATURE),
  );
  bind(SHELL).toResolvedValue(
    (useCases, clock, page, stored, interceptor, refetch) =>
      openShell({ useCases, clock, page, stored, interceptor, refetch }),
    [USE_CASES, PORT.clock, PORT.page, PORT.stored, PORT.interceptor, REFETCH],
  );
});
