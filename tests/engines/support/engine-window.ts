/** A window of a browser, whichever engine it is of: no more than journeys need. */
export interface EngineWindow {
  open(address: string): Promise<void>;
  /** Gives the page, without the browser around it, a size. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression of the page's. */
  run(expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the viewport, and clicks there. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser whose windows know nothing of each other. */
export interface Engine {
  newWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
}

/** What a function returns in the page, as JSON carries it. It sees nothing but its arguments. */
export async function evaluate<Args extends readonly unknown[], Result>(
  window: EngineWindow,
  read: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  return JSON.parse(String(await window.run(`JSON.stringify((${read})(...${JSON.stringify(args)}) ?? null)`)));
}

/** Keys of WebDriver, which BiDi has, too. */
export function keyStrokes(text: string) {
  const strokes = [...text].flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
  return { type: 'key' as const, id: 'keyboard', actions: strokes };
}
