import type { Specimen } from './specimen.ts';
import { SPECIMEN_FILES } from './specimen-files.ts';

/** @param name such as `deals/hotel-deal-card`, or one of its states behind another slash; `undefined` where there is no such specimen */
export async function loadSpecimen(name: string): Promise<Specimen | undefined> {
  const [feature, component] = name.split('/');
  const file = await SPECIMEN_FILES.get(`${feature}/${component}`)?.();
  return file === undefined ? undefined : Object.values(file)[0];
}
