import { expect, it } from 'vitest';
import { observeCalls } from '../../../src/edge/operation/observe-calls.ts';

it('calls are measured and logged by their paths, those of very many paths as one', () => {
  const measuredNames: string[] = [];
  const logged = new Set<unknown>();
  const { onCallEnd } = observeCalls({
    log: { warn: (line: object) => void logged.add('path' in line && line.path) },
    metrics: { callEnded: ({ path }) => void measuredNames.push(path) },
  })();
  const end = (path: string) => onCallEnd({ path, outcome: '500', seconds: 0.1 });
  for (let index = 0; index < 1000; index += 1) end(`/api/invented/${index}`);
  end('/api/invented/7');
  end('/api/invented/700');
  expect(new Set(measuredNames).size).toBe(201);
  expect(logged).toEqual(new Set(measuredNames));
  expect(measuredNames.slice(-2)).toEqual(['/api/invented/7', 'other']);
});
