import { useMemo } from 'react';
import { useToday } from '../../kit/format/days.ts';
import { useAddressQuery } from '../../kit/navigation/address-query.ts';
import type { Stay } from './stay.ts';
import { stayIn } from './stay-in.ts';

/** The stay that the address is about. */
export function useStay(): Stay {
  const { read } = useAddressQuery();
  const today = useToday();
  return useMemo(() => stayIn(read, today), [read, today]);
}
