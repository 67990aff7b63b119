import { type LatePart, latePart } from '../../../src/ui/kit/late-part.ts';
import { LateSlot } from '../../../src/ui/kit/late-slot.tsx';
import { Spinner } from '../../../src/ui/kit/spinner.tsx';
import type { Specimen } from '../../specimen.ts';

const there = latePart(() => Promise.resolve(Part));
const never = latePart<object>(() => new Promise(() => undefined));
const lost = latePart<object>(() => Promise.reject(new Error('The specimen’s code can’t be had.')));

export const lateSlot: Specimen = {
  stands: 'row',
  states: {
    ready: { show: slotOf(there) },
    loading: { show: slotOf(never) },
    'failed-offers-retry': { show: slotOf(lost) },
  },
};

function Part() {
  return <p>A part whose code came when it was wanted.</p>;
}

function slotOf(part: LatePart<object>) {
  return <LateSlot part={part} with={{}} waiting={<Spinner />} />;
}
