import { AgentFigures } from '../../../src/ui/deals/agent-figures.tsx';
import type { Specimen } from '../../specimen.ts';

export const agentFigures: Specimen = {
  stands: 'card',
  states: {
    ready: { show: figures(140, 10) },
    converted: { show: figures(140, 10), prices: { currency: 'EUR' } },
    'no-markup': { show: figures(140, 0) },
    huge: { show: figures(12345678.9, 987654.32) },
  },
};

function figures(wholesale: number, markup: number) {
  return (
    <AgentFigures
      rows={[
        { kind: 'wholesale', price: { amount: wholesale, currency: 'USD' } },
        { kind: 'markup', price: { amount: markup, currency: 'USD' } },
      ]}
    />
  );
}
