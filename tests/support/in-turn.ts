import type { RequestListener } from 'node:http';

/** Answers the first requests with these, and every later one with the last. */
export function inTurn(...answers: readonly RequestListener[]): RequestListener {
  let turn = 0;
  return (request, response) => answers[Math.min(turn++, answers.length - 1)]?.(request, response);
}
