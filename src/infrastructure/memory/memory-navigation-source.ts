import type { NavigationSource } from '../../application/navigation/navigation-source.port.ts';
import { parseNavigations } from '../navigation/navigations-wire.ts';

/** Knows the side navigation without asking anybody: `answer` gives it in wire form. */
export function memoryNavigationSource(answer: () => unknown): NavigationSource {
  return { read: async () => parseNavigations(answer()) };
}
