/** As many as a browser asks one host at the same time. */
const AT_A_TIME = 6;

/** Does all tasks, a few at the same time; the answers come in the order of the tasks. */
export async function sixAtATime<T>(tasks: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const answers = new Map<number, T>();
  const left = tasks.entries();
  const worker = async () => {
    for (const [index, task] of left) answers.set(index, await task());
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return [...answers].sort(([one], [other]) => one - other).map(([, answer]) => answer);
}
