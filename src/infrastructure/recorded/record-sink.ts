/** Takes the lines of a recording, one JSON value each, in the order in which the calls ended. */
export interface RecordSink {
  write(line: object): void;
}

/** A recording in memory. */
export interface MemoryRecordSink extends RecordSink {
  /** JSON lines. */
  text(): string;
}

export function memoryRecordSink(): MemoryRecordSink {
  const lines: string[] = [];
  return {
    write: (line) => lines.push(`${JSON.stringify(line)}\n`),
    text: () => lines.join(''),
  };
}
