import { ContainerModule } from 'inversify';
import { openShell, type UseCases } from '../../../application/open-shell.ts';
import { createRefetch } from '../../../application/shared/refetch.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH, SHELL, USE_CASES } from '../tokens.ts';

const useCasesFactory = fromTokens((features: UseCases) => features, FEATURE);
const shellFactory = fromTokens(openShell, {
  useCases: USE_CASES,
  clock: PORT.clock,
  page: PORT.page,
  stored: PORT.stored,
  interceptor: PORT.interceptor,
  refetch: REFETCH,
});

export const shellModule = new ContainerModule(({ bind }) => {
  bind(REFETCH).toResolvedValue(createRefetch);
  bind(USE_CASES).toResolvedValue(...useCasesFactory);
  bind(SHELL).toResolvedValue(...shellFactory);
});
