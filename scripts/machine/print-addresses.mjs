import { tsImport } from 'tsx/esm/api';

/**
 * Prints the addresses of the demo agencies once they can be opened.
 *
 * @param {{ port: number, contentPort: number }} where
 */
export async function printAddresses({ port, contentPort }) {
  /** @type {{ demoAgencies(): readonly { host: string, name: string, reason: string }[] }} */
  const { demoAgencies } = await tsImport('@livery/sandbox/world/agencies/agency-table', import.meta.url);
  const agencies = demoAgencies().map(({ host, name, reason }) => ({
    address: `http://${host}:${port}`,
    name,
    reason,
  }));
  const width = (/** @type {'address' | 'name'} */ field) =>
    Math.max(...agencies.map((agency) => agency[field].length));
  const [addresses, names] = [width('address'), width('name')];

  console.log('Livery is running, with demo agencies and its own back end. Open one of them:\n');
  for (const { address, name, reason } of agencies) {
    console.log(`  ${address.padEnd(addresses)}  ${name.padEnd(names)}  ${reason}`);
  }
  console.log(
    `\nSign in as any of their people, make calls fail and see the requests: http://localhost:${port}/sandbox`,
  );
  console.log(
    `http://localhost:${port} shows one of them as well; remote modules come from http://localhost:${contentPort}.`,
  );
  console.log('Ctrl-C stops everything.');
}
