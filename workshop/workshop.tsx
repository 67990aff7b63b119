import type { ReactNode } from 'react';
import { createI18n } from '../src/ui/texts/create-i18n.ts';
import { addressOf } from './address.ts';
import { Bench } from './bench/bench.tsx';
import { loadSpecimen } from './load-specimen.ts';
import { SPECIMEN_NAMES } from './specimen-names.ts';
import { Stand } from './stand/stand.tsx';

/** The page of the workshop for an address: the bench with its controls, or the specimen alone. */
export async function workshop(search: string): Promise<ReactNode> {
  const address = addressOf(search, SPECIMEN_NAMES[0] ?? '');
  if (!address.bare) return <Bench address={address} />;
  const [specimen, i18n] = await Promise.all([loadSpecimen(address.specimen), createI18n(address.language)]);
  return <Stand specimen={specimen} address={address} i18n={i18n} />;
}
