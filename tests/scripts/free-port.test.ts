import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';

describe('freePort', () => {
  it('is the wanted port where it is free, and a later one where it is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await freePort(port, '127.0.0.1')).toBeGreaterThan(port);
    await new Promise((resolve) => other.close(resolve));
    expect(await freePort(port, '127.0.0.1')).toBe(port);
  });
});
