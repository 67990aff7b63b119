import { use } from 'react';
import { RemoteValue } from './remote-value.ts';

export function useRemoteValue(): RemoteValue {
  const value = use(RemoteValue);
  if (value === null) throw new Error('This component stands outside of what mountApp() shows.');
  return value;
}
