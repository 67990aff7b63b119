import type { ReactNode } from 'react';
import { useQuery } from '../../../kit/use-query.ts';

interface Props {
  /** What the path says, if anything. */
  readonly path?: string | undefined;
  readonly children: (token: string) => ReactNode;
}

/** The token of a letter's link: in its path or in its query. */
export function TokenFromAddress({ path, children }: Props) {
  const asked = useQuery().read('token');
  return children(path ?? asked);
}
