/** Lets the browser paint and respond to the visitor first. */
export async function nextTask(window: Window): Promise<void> {
  // Missing in Safari, and in Firefox before version 142.
  const scheduler: Partial<Scheduler> | undefined = window.scheduler;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  await new Promise<void>((resolve) => void window.setTimeout(resolve));
}
