import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../../src/domain/market/device.ts';

describe('deviceOf: "Device is phone, tablet or pc; widths over 1200 count as desktop" (rules 9.12)', () => {
  it.each([
    [0, 'phone'],
    [767, 'phone'],
    [767.9, 'phone'],
    [768, 'tablet'],
    [1200, 'tablet'],
    [1200.1, 'pc'],
    [1201, 'pc'],
  ])('looks at %d pixels with a %s', (width, device) => {
    expect(deviceOf(width)).toBe(device);
  });
});
