import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The built site, served by a separate edge with its own environment. */
export interface OwnEdge {
  readonly port: string;
  /** The address of a page on an agency's host. */
  at(host: string, path?: string): string;
  /** Makes it accept requests without responding. */
  hang(): void;
  stop(): Promise<void>;
}

/** @param root the folder of the build that it serves */
export async function startEdge(environment: Readonly<Record<string, string>>, root = 'dist'): Promise<OwnEdge> {
  const edge = spawn(process.execPath, ['dist/edge/main.js', root], {
    env: { ...process.env, PORT: '0', LIVERY_ENVIRONMENT: 'local', LIVERY_SHUTDOWN_TIMEOUT_MS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let port: string | undefined;
  for await (const chunk of edge.stdout) {
    output += chunk;
    port = /Livery is listening on [^"\s]*:(\d+)/.exec(output)?.[1];
    if (port !== undefined) break;
  }
  if (port === undefined) throw new Error(`The edge doesn't listen: ${output}`);
  return {
    port,
    hang: () => void edge.kill('SIGSTOP'),
    at: (host, path = '/') => `http://${host}.localhost:${port}${path}`,
    async stop() {
      const ended = once(edge, 'exit');
      edge.kill('SIGTERM');
      edge.kill('SIGCONT');
      await ended;
    },
  };
}
