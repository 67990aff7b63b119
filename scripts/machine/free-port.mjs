import { createServer } from 'node:net';

/**
 * The wanted port if it is free, else the next one that is.
 *
 * @param {number} firstPort
 * @param {string} host
 * @returns {Promise<number>}
 */
export async function freePort(firstPort, host) {
  for (let port = firstPort; port <= 65_535; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No port from ${firstPort} on is free.`);
}

/** @type {(port: number, host: string) => Promise<boolean>} */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
