import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { aServer } from '../support/http/test-server.ts';
import { HEAP, LONGEST_SHUTDOWN, type ParsedJson, parseYamlFile, VARIABLES } from './facts.ts';
import { CONFIGURATION } from './run-nginx.ts';

const CONTAINERFILE = 'deploy/Containerfile';
const lines = readFileSync(CONTAINERFILE, 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const [stages, lastLines] = [
  lines.filter((line) => line.startsWith('FROM ')),
  lines.slice(lines.findLastIndex((line) => line.startsWith('FROM '))),
];
const inLast = (instruction: string) =>
  lastLines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));
const environment = Object.fromEntries(
  inLast('ENV')
    .join(' ')
    .split(' ')
    .map((text) => text.split('=')),
);

describe('the Containerfile', () => {
  it('leaves what builds behind, and runs what is built as somebody who is not root', () => {
    expect(stages).toHaveLength(2);
    expect(inLast('RUN')).toEqual([]);
    expect(inLast('COPY')).toEqual(['--from=build /build/dist /srv/livery']);
    expect(inLast('USER')).toEqual(['1000:1000']);
    expect(inLast('CMD').map((text) => JSON.parse(text))).toEqual([['node', HEAP, '/srv/livery/edge/main.js']]);
  });

  it('sets variables that the server reads, and publishes its port alone', () => {
    expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(inLast('EXPOSE')).toEqual([environment.PORT]);
  });

  it.each([
    [200, 0],
    [500, 1],
  ])('has a health check: where the admin port responds with %i, it ends with %i', async (status, code) => {
    const admin = await aServer((_, response) => response.writeHead(status).end());
    const [, text = ''] = /CMD (\[.*\])/.exec(inLast('HEALTHCHECK').join()) ?? [];
    const [, ...parameters]: string[] = JSON.parse(text);
    const env = { ADMIN_PORT: new URL(admin.url).port };
    const endedProcess = await promisify(execFile)(process.execPath, parameters, { env }).then(
      () => 0,
      (failure) => failure.code,
    );
    expect([endedProcess, admin.requests.map(({ url }) => url)]).toEqual([code, ['/-/health']]);
  });
});

describe('compose.yaml', () => {
  const { services, volumes }: ParsedJson = parseYamlFile('deploy/compose.yaml');
  const edges: readonly ParsedJson[] = Object.entries(services).flatMap(([name, service]) =>
    name.startsWith('edge-') ? [service] : [],
  );

  it('has an edge for each address that nginx knows, each with its own admin port', () => {
    const addresses = edges.map(({ environment }) => `${environment.HOST}:${environment.PORT}`);
    expect([...CONFIGURATION.matchAll(/^ {4}server (\S+) /gm)].map(([, address]) => address)).toEqual(addresses);
    expect(new Set(edges.flatMap(({ environment }) => [environment.PORT, environment.ADMIN_PORT])).size).toBe(6);
  });

  it('sets variables that the server reads', () => {
    for (const { environment } of edges) expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  it('gives edges the time to end, and no rights', () => {
    for (const edge of edges) {
      expect(Number.parseInt(edge.stop_grace_period, 10)).toBeGreaterThanOrEqual(LONGEST_SHUTDOWN);
      expect(edge).toMatchObject({ read_only: true, cap_drop: ['ALL'], network_mode: 'service:nginx' });
      expect(edge.environment).toMatchObject({ HOST: '127.0.0.1', ADMIN_HOST: '127.0.0.1' });
    }
  });

  it('publishes nginx alone', () => {
    const publishedPorts = Object.entries<ParsedJson>(services).flatMap(([name, { ports }]) =>
      ports ? [[name, ports]] : [],
    );
    expect(publishedPorts).toEqual([['nginx', ['80:80', '443:443']]]);
  });

  it('mounts every folder that nginx’ configuration names', () => {
    const targets = [...services.nginx.volumes.map((volume: string) => volume.split(':')[1]), ...services.nginx.tmpfs];
    expect(targets).toEqual(
      expect.arrayContaining(['/etc/nginx/nginx.conf', '/etc/livery/tls', '/srv/livery/public', '/var/cache/nginx']),
    );
    expect(Object.keys(volumes)).toEqual(['files']);
  });
});
