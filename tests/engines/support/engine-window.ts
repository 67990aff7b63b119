/** A window of a browser of any engine: only what journeys need. */
export interface EngineWindow {
  open(address: string): Promise<void>;
  /** Sets the size of the page, without the browser's frame. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression that runs in the page. */
  run(expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the viewport, and clicks there. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser whose windows share no data. */
export interface Engine {
  newWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
}

/** Runs a function in the page, and returns its result as JSON. The function can use only its arguments. */
export async function evaluate<Args extends readonly unknown[], Result>(
  window: EngineWindow,
  read: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  return JSON.parse(String(await window.run(`JSON.stringify((${read})(...${JSON.stringify(args)}) ?? null)`)));
}

/** Key events in the format of WebDriver and BiDi. */
export function keyStrokes(text: string) {
  const strokes = [...text].flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
  return { type: 'key' as const, id: 'keyboard', actions: strokes };
}
