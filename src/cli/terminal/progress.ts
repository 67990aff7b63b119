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

/** Shows a spinner on stderr while a command is working, from half a second on until it prints. Only in a terminal. */
export function showProgress(ports: CliPorts, { quiet }: { readonly quiet: boolean }): Progress {
  const { stdout, stderr, env } = ports;
  const stop = quiet || !stdout.isTTY || !stderr.isTTY || env.TERM === 'dumb' ? doNothing : startSpinner(stderr);
  return { ports: { ...ports, stdout: outputAfterStop(stop, stdout), stderr: outputAfterStop(stop, stderr) }, stop };
}

async function doNothing(): Promise<void> {}

function startSpinner(stderr: Output): () => Promise<void> {
  let isShown = false;
  const frames = timer(SHOW_DELAY_MS, FRAME_MS, asyncScheduler).subscribe((turn) => {
    isShown = true;
    void stderr.write(`${CLEAR_LINE}${FRAMES[turn % FRAMES.length] ?? ''} Waiting for a response …`);
  });

  return async () => {
    frames.unsubscribe();
    if (isShown) await stderr.write(CLEAR_LINE);
    isShown = false;
  };
}

function outputAfterStop(stop: () => Promise<void>, output: Output): Output {
  return {
    ...output,
    async write(text) {
      await stop();
      return output.write(text);
    },
  };
}
