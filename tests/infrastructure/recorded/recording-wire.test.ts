import { describe, expect, it } from 'vitest';
import { memoryRecordSink } from '../../../src/infrastructure/recorded/record-sink.ts';
import { parseRecording, type Recording } from '../../../src/infrastructure/recorded/recording-wire.ts';

const START = {
  ...{ kind: 'session', version: 2, now: '2026-02-03T04:05:06Z', timeZone: 'UTC', page: 'http://aurora.localhost/' },
  ...{ languages: [], configuration: {}, cookies: {}, localStorage: {}, sessionStorage: {} },
};

function startRecording(): { readonly sink: ReturnType<typeof memoryRecordSink> } {
  const sink = memoryRecordSink();
  sink.write(START);
  return { sink };
}

function recordingOf(text: string): Recording {
  const recording = parseRecording(text);
  if (!recording.ok) throw new Error(recording.error.problem);
  return recording.value;
}

describe('the form of a recording', () => {
  it.each([
    ['7', '{"kind":"session","version":7}\n', '7'],
    ['a text', '{"kind":"session","version":"2"}\n', '"2"'],
    ['no version', '{"kind":"session"}\n', 'none'],
  ])('says so where its version is %s', (_, text, version) => {
    const problem = `It has the form of version ${version}; this program reads versions 1 and 2.`;
    expect(parseRecording(text)).toEqual({ ok: false, error: { kind: 'recording-damaged', problem } });
  });

  it('of version 1 is read, too', () => {
    const { sink } = startRecording();
    expect(recordingOf(sink.text().replace('"version":2', '"version":1')).decisions).toEqual([]);
  });

  it('holds the decisions that were made', () => {
    const { sink } = startRecording();
    const facts = [
      { at: ['agency'], kind: 'object' },
      { at: ['agency', 'status'], value: 'active' },
    ];
    const madeDecision = { topic: 'agency', name: 'may sell', result: true, rule: '4.1', facts };
    sink.write({ kind: 'decision', ...madeDecision });
    expect(recordingOf(sink.text()).decisions).toEqual([madeDecision]);
  });

  it.each([
    ['another topic', { topic: 'weather' }],
    ['a rule that is none', { rule: 'four' }],
    ['a fact without a place', { facts: [{ value: 1 }] }],
  ])('is damaged where a decision has %s', (_, wrong) => {
    const { sink } = startRecording();
    sink.write({ kind: 'decision', topic: 'agency', name: 'x', result: 1, rule: null, facts: [], ...wrong });
    expect(parseRecording(sink.text())).toMatchObject({ error: { problem: 'Line 2 can’t be read.' } });
  });

  it('is read with a byte order mark, and with the line ends of Windows', () => {
    const { sink } = startRecording();
    sink.write({ kind: 'id', value: 'one' });
    expect(recordingOf(`\uFEFF${sink.text().replaceAll('\n', '\r\n')}`).ids).toEqual(['one']);
  });

  it.each(['\uFEFF', ''])('says so where it is written in UTF-16, after %j', (mark) => {
    const { sink } = startRecording();
    const bytes = Buffer.from(`${mark}${sink.text()}`, 'utf16le');
    const problem = 'It is written in UTF-16: save it as UTF-8.';
    expect(parseRecording(bytes.toString('utf8'))).toMatchObject({ error: { problem } });
  });

  it('says whether its end is missing', () => {
    const { sink } = startRecording();
    expect(recordingOf(sink.text()).isCut).toBe(false);
    expect(recordingOf(`${sink.text()}{"kind":"id","val`).isCut).toBe(true);
  });
});
