import { runCli } from './run-cli.ts';

interface DoctorOutput {
  readonly calls: readonly { readonly call: string; readonly outcome: { readonly kind: string } }[];
  readonly site: object;
  readonly risks: readonly { readonly setting: string; readonly problem: string }[];
}

/** Runs `doctor --json`; returns its exit code and its report. */
export async function examine(args: readonly string[], env: Record<string, string> = {}) {
  const { code, out, err } = await runCli(['doctor', ...args, '--json'], { env });
  const report: DoctorOutput = JSON.parse(out);
  const callsThat = (...kinds: string[]) => report.calls.filter(({ outcome }) => kinds.includes(outcome.kind));
  return { code, err, report, callsThat };
}
