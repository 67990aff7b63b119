/** Shows nothing, and says that something is on its way: the room that is kept for a piece stays. */
export function Busy() {
  return <div aria-busy="true" />;
}
