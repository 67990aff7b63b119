/** `livery/adapters/memory`: embedded adapters for a given platform. */
import '../globals.ts';

export type { MemoryPlatform, MemoryRequest, MemoryWorld } from '../../infrastructure/memory/memory-platform.ts';
export { memoryAdapters } from '../../infrastructure/wiring/memory-adapters.ts';
