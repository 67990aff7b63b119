/** `livery/adapters/recorded`: adapters that replay a recorded session. */
import '../globals.ts';

export { parseRecording, type Recording } from '../../infrastructure/recorded/recording-wire.ts';
export { recordedAdapters } from '../../infrastructure/wiring/recorded-adapters.ts';
