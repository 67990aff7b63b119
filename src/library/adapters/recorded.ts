/** `livery/adapters/recorded`: a recorded session once more. */
import '../globals.ts';

export { parseRecording, type Recording } from '../../infrastructure/recorded/recording-wire.ts';
export { recordedAdapters } from '../../infrastructure/wiring/recorded-adapters.ts';
