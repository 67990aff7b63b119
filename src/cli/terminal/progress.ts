import { asyncScheduler, timer } from 'rxjs';
import type { CliPorts, Output } from '../cli-ports.ts';

/** A delay before the spinner appears, so that fast commands show none. */
const SHOW_DELAY_MS = 500;
const FRAME_MS = 100;
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

const CLEAR_LINE = '\r\u001b[K';

interface Progress {
  /** The same ports; the spinner is removed before their first output. */
  readonly ports: CliPorts;
  stop(): Promise<void>;
}

/**
 * Shows at a terminal that a command is at work, on stderr, from half a
 * second on until it prints. Not shown to programs.
 */
export function showProgress(ports: CliPorts, { quiet }: { readonly quiet: boolean }): Progress {
  const { stdout, stderr, env } = ports;
  const stop = quiet || !stdout.isTTY || !stderr.isTTY || env.TERM === 'dumb' ? nothing : spin(stderr);
  return { ports: { ...ports, stdout: after(stop, stdout), stderr: after(stop, stderr) }, stop };
}

async function nothing(): Promise<void> {}

function spin(stderr: Output): () => Promise<void> {
  let shown = false;
  const frames = timer(SHOW_DELAY_MS, FRAME_MS, asyncScheduler).subscribe((turn) => {
    shown = true;
    void stderr.write(`${CLEAR_LINE}${FRAMES[turn % FRAMES.length] ?? ''} Waiting for a response …`);
  });

  return async () => {
    frames.unsubscribe();
    if (shown) await stderr.write(CLEAR_LINE);
    shown = false;
  };
}

function after(stop: () => Promise<void>, output: Output): Output {
  return {
    ...output,
    async write(text) {
      await stop();
      return output.write(text);
    },
  };
}
