import { useMemo } from 'react';
import { useAddressQuery } from '../../kit/use-address-query.ts';
import { useToday } from '../../kit/use-today.ts';
import type { Stay } from './stay.ts';
import { stayIn } from './stay-in.ts';

/** The stay that the address is about. */
export function useStay(): Stay {
  const { read } = useAddressQuery();
  const today = useToday();
  return useMemo(() => stayIn(read, today), [read, today]);
}
