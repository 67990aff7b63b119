import { spreadOf } from '../report/statistics.mjs';

/** @import { Report } from '../report/report.mjs' */
/** @import { InTurn } from './load-in-turn.mjs' */
/** @import { ManyAgencies } from './load-many-agencies.mjs' */

/**
 * The edge next to nginx.
 *
 * @param {InTurn} inTurn
 * @returns {Report}
 */
export function inTurnReport(inTurn) {
  const [page, pageOfNginx] = [spreadOf(inTurn.page), spreadOf(inTurn.pageOfNginx)];
  const [file, fileOfNginx] = [spreadOf(inTurn.file), spreadOf(inTurn.fileOfNginx)];
  return {
    figures: [
      { name: 'cached pages per second / nginx', value: page.median / pageOfNginx.median, atLeast: 0.5 },
      { name: 'small assets per second / nginx', value: file.median / fileOfNginx.median, atLeast: 0.3 },
    ],
    tables: [
      {
        title: `Responses per second over 20 connections, ${inTurn.page.length} rounds: median (quartiles)`,
        columns: ['', 'edge', 'nginx, one worker'],
        rows: [
          ['cached pages', page, pageOfNginx],
          ['small assets', file, fileOfNginx],
          ['uncached pages', spreadOf(inTurn.uncached), ''],
        ],
      },
    ],
    notes: [
      ...(inTurn.pageOfNginx.length === 0 ? ['nginx is not installed: nothing was compared with it.'] : []),
      ...failureNotes(inTurn.failures),
    ],
  };
}

/**
 * Few agencies next to many.
 *
 * @param {{ few: ManyAgencies, many: ManyAgencies }} agencies ten, and ten thousand
 * @returns {Report}
 */
export function agenciesReport({ few, many }) {
  return {
    figures: [
      { name: 'p99 latency, 10,000 agencies / 10', value: many.p99 / few.p99, atMost: 1.2 },
      { name: 'memory with 10,000 agencies, MB at most', value: many.mostMemory, atMost: 512 },
      { name: 'memory, last quarter of the run / second', value: many.growth, atMost: 1.1 },
    ],
    tables: [
      {
        title: 'Home pages, agencies drawn by Zipf’s law, one page in ten for the first time',
        columns: ['', '10 agencies', '10,000 agencies'],
        rows: [
          ['pages per second', few.perSecond, many.perSecond],
          ['median latency, ms', few.median, many.median],
          ['p99 latency, ms', few.p99, many.p99],
          ['memory at the start, MB', few.startMemory, many.startMemory],
          ['memory at most, MB', few.mostMemory, many.mostMemory],
          ['memory, last quarter / second', few.growth, many.growth],
          ['failed requests', few.failures, many.failures],
        ],
      },
    ],
    notes: failureNotes(few.failures + many.failures),
  };
}

/** @param {number} failures */
function failureNotes(failures) {
  return failures === 0 ? [] : [`${failures} REQUESTS FAILED: these figures are worthless.`];
}
