/** Shows nothing, but marks the piece as loading, so that its space stays reserved. */
export function Busy() {
  return <div aria-busy="true" />;
}
