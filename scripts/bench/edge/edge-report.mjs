import { medianAndQuartiles } from '../report/statistics.mjs';

/** @import { Report } from '../report/report.mjs' */
/** @import { InTurn, Rates } from './load-in-turn.mjs' */
/** @import { ManyAgencies } from './load-many-agencies.mjs' */

/**
 * The edge compared with nginx.
 *
 * @param {InTurn} inTurn
 * @param {number} [workers] processes of the edge, and of nginx
 * @returns {Report}
 */
export function inTurnReport(inTurn, workers = 1) {
  const { page, pageOfNginx, file, fileOfNginx, uncached } = inTurn;
  const rounds = page.perSecond.length;
  const count = workers === 1 ? 'one worker' : `${workers} workers`;
  /** @param {string} figure */
  const figureName = (figure) => (workers === 1 ? figure : `${figure}, ${count}`);
  return {
    figures: [
      {
        name: figureName('cached pages per second / nginx'),
        value: medianRatio('perSecond', page, pageOfNginx),
        atLeast: 0.8,
      },
      {
        name: figureName('small assets per second / nginx'),
        value: medianRatio('perSecond', file, fileOfNginx),
        atLeast: 0.3,
      },
      {
        name: figureName('cached pages per second of the processor / nginx'),
        value: medianRatio('perProcessorSecond', page, pageOfNginx),
      },
      {
        name: figureName('small assets per second of the processor / nginx'),
        value: medianRatio('perProcessorSecond', file, fileOfNginx),
      },
      {
        name: figureName('uncached pages per second of the processor'),
        value: medianAndQuartiles(uncached.perProcessorSecond).median,
        atLeast: 90,
      },
    ],
    tables: [
      rateTable(
        figureName(`Responses per second of the server’s own processor time, ${rounds} rounds`),
        'perProcessorSecond',
      ),
      rateTable(figureName(`Responses per second over 20 connections, ${rounds} rounds`), 'perSecond'),
    ],
    notes: [
      ...(pageOfNginx.perSecond.length === 0 ? ['nginx is not installed: nothing was compared with it.'] : []),
      ...failureNotes(inTurn.failures),
    ],
  };

  /** @param {string} title @param {keyof Rates} rate @returns {Report['tables'][number]} */
  function rateTable(title, rate) {
    return {
      title: `${title}: median (quartiles)`,
      columns: ['', workers === 1 ? 'edge' : `edge, ${count}`, `nginx, ${count}`],
      rows: [
        ['cached pages', medianAndQuartiles(page[rate]), medianAndQuartiles(pageOfNginx[rate])],
        ['small assets', medianAndQuartiles(file[rate]), medianAndQuartiles(fileOfNginx[rate])],
        ['uncached pages', medianAndQuartiles(uncached[rate]), ''],
      ],
    };
  }
}

/**
 * The targets are about responses per second as they arrive. Those are limited by the load generator too, if it is
 * slower than the server: the processor time shows what a server can do at most.
 *
 * @param {keyof Rates} rate
 * @param {Rates} edge
 * @param {Rates} nginx
 */
function medianRatio(rate, edge, nginx) {
  return medianAndQuartiles(edge[rate]).median / medianAndQuartiles(nginx[rate]).median;
}

/**
 * Few agencies compared with many.
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
