/** Receives the lines of a recording, one JSON value each, in the order in which the calls end. */
export interface RecordSink {
  write(line: object): void;
}

/** A recording in memory. */
export interface MemoryRecordSink extends RecordSink {
  /** The recording as JSON lines. */
  text(): string;
}

/** A line of a recording, with its line end. */
export function recordLine(line: unknown): string {
  return `${JSON.stringify(line)}\n`;
}

export function memoryRecordSink(): MemoryRecordSink {
  const lines: string[] = [];
  return {
    write: (line) => lines.push(recordLine(line)),
    text: () => lines.join(''),
  };
}
