/** `livery/adapters/memory`: everything embedded, over the demo agencies. */
import '../globals.ts';
import { DEMO_PLATFORM } from '@livery/sandbox/memory/demo-platform';
import type { AdapterSet } from '../../infrastructure/wiring/create-container.ts';
import { type MemoryNeeds, memoryAdapters as overPlatform } from '../../infrastructure/wiring/memory-adapters.ts';

/** A visitor of a demo agency without network or DOM. */
export function memoryAdapters(needs: Omit<MemoryNeeds, 'platform'>): AdapterSet {
  return overPlatform({ platform: DEMO_PLATFORM, ...needs });
}
