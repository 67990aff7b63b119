import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAP, withIsolated } from '../../../src/ui/kit/with-isolated.tsx';

describe('withIsolated', () => {
  it('puts the value into the gap, isolated and escaped', () => {
    expect(renderToStaticMarkup(withIsolated(`from ${GAP}!`, '<b>'))).toBe('from <bdi>&lt;b&gt;</bdi>!');
  });
});
