import { SPECIMEN_FILES } from './specimen-files.ts';

/** Every specimen, by the place of its component below src/ui, such as `deals/hotel-deal-card`. */
export const SPECIMEN_NAMES: readonly string[] = [...SPECIMEN_FILES.keys()].sort();
