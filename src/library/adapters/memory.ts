/** `livery/adapters/memory`: everything embedded, over the demo agencies. */
import '../globals.ts';

export { memoryAdapters } from '../../infrastructure/wiring/memory-adapters.ts';
