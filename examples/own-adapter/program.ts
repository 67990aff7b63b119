import { createShell, replacing } from 'livery';
import { memoryAdapters } from 'livery/adapters/memory';
import adapters from './adapters.ts';

const shell = createShell([...memoryAdapters({ host: 'harbour.localhost' }), replacing(adapters)]);

shell.agency.state.changes.subscribe((state) => {
  if (state.kind === 'ready') console.log(state.agency.name);
});
shell.start();
