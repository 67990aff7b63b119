/** `livery/adapters/memory`: everything embedded, over a platform that is handed in. */
import '../globals.ts';

export type { MemoryPlatform, MemoryRequest, MemoryWorld } from '../../infrastructure/memory/memory-platform.ts';
export { memoryAdapters } from '../../infrastructure/wiring/memory-adapters.ts';
