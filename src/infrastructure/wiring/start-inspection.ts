import { ContainerModule } from 'inversify';
import { fromEvent, merge } from 'rxjs';
import { inspectShell } from '../../application/why/inspect-shell.ts';
import type { MadeDecision } from '../../domain/why/made-decision.ts';
import { parseFirstView } from '../browser/first-view-wire.ts';
import { loadAxios } from '../http/load-axios.ts';
import { inspectedAxios } from '../inspect/inspected-axios.ts';
import { showPanel } from '../inspect/show-panel.ts';
import { systemClock } from '../platform/system-clock.ts';
import { createRecorder } from '../recorded/create-recorder.ts';
import { memoryRecordSink, recordLine } from '../recorded/record-sink.ts';
import { redact } from '../recorded/redact.ts';
import type { AdapterSet } from './create-container.ts';
import { createExplainedShell } from './create-explained-shell.ts';
import { createShell } from './create-shell.ts';
import type { InspectedPage, Inspection } from './inspection.ts';
import { AXIOS } from './tokens.ts';

/**
 * Records a session from its start.
 *
 * @param of.isRecorded whether `liveryRecording()` in the console returns the text of the recording
 * @param of.isExplained whether the why panel is shown
 */
export function startInspection(
  window: InspectedPage['window'],
  { isRecorded, isExplained }: { readonly isRecorded: boolean; readonly isExplained: boolean },
): Inspection {
  const sink = memoryRecordSink();
  if (isRecorded) Object.assign(window, { liveryRecording: () => sink.text() });
  const recording = (decisions: readonly MadeDecision[]) =>
    [sink.text(), ...decisions.map((decision) => recordLine(redact({ kind: 'decision', ...decision })))].join('');
  return {
    record: (device) => createRecorder({ sink, device }),
    createShell: isExplained ? (adapters) => explainedShell(window, adapters, recording) : createShell,
  };
}

/**
 * A shell whose requests are recorded for the why panel, which is shown once it is loaded; if that fails, the console
 * shows why.
 */
function explainedShell(
  window: InspectedPage['window'],
  set: AdapterSet,
  recording: (decisions: readonly MadeDecision[]) => string,
) {
  const embeddedResponses = parseFirstView(window.document)?.responses ?? [];
  const { defaults, calls } = inspectedAxios({ clock: systemClock(), embedded: embeddedResponses });
  const notedModule = new ContainerModule(({ rebind }) => {
    rebind(AXIOS).toResolvedValue(() => loadAxios(defaults));
  });
  const { shell, adapters } = createExplainedShell([...set, notedModule]);
  const moves = [fromEvent(window, 'popstate')];
  if ('navigation' in window) moves.push(fromEvent(window.navigation, 'currententrychange'));
  const inspector = inspectShell({ shell, adapters, calls, recording, clean: redact, navigations: merge(...moves) });
  adapters.remoteHost
    .open()
    .then((source) => showPanel(inspector, source))
    .catch((problem: unknown) => window.console.warn(problem));
  return shell;
}
