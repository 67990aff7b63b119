/**
 * Loaded before a program: advances its clock by an hour at each SIGWINCH, and by `HOURS_LATER` hours from its start.
 */
const HOUR = 60 * 60 * 1000;
let addedMilliseconds = Number(process.env.HOURS_LATER ?? 0) * HOUR;
const [now, sinceStart] = [Date.now, performance.now.bind(performance)];

Date.now = () => now() + addedMilliseconds;
performance.now = () => sinceStart() + addedMilliseconds;
process.on('SIGWINCH', () => {
  addedMilliseconds += HOUR;
});
