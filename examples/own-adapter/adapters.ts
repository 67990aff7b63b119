import type { AdapterModule } from 'livery';
import { agencyOfFile } from './agency-of-file.ts';

export default {
  agencies: agencyOfFile(new URL('agency.json', import.meta.url)),
} satisfies AdapterModule;
