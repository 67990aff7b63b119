import { Container } from 'inversify';
import type { Adapters } from '../../application/adapters.ts';
import type { Shell } from '../../application/shell.ts';
import { adaptersModule } from './adapters.module.ts';
import { SHELL } from './tokens.ts';
import { useCasesModule } from './use-cases.module.ts';

/** Makes the one shell of a program out of its adapters; nobody else meets the container. */
export function createShell(adapters: Adapters): Shell {
  const container = new Container();
  container.load(adaptersModule(adapters), useCasesModule);
  return container.get(SHELL);
}
