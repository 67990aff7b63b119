import { createShell, replacing } from 'livery';
import { memoryAdapters } from 'livery/adapters/memory';
import { DEMO_PLATFORM } from 'livery/demo';
import adapters from './adapters.ts';

const memory = memoryAdapters({ platform: DEMO_PLATFORM, host: 'harbour.localhost' });
const shell = createShell([...memory, replacing(adapters)]);

shell.agency.state.changes.subscribe((state) => {
  if (state.kind === 'ready') console.log(state.agency.name);
});
shell.start();
