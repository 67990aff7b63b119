import { Button } from '@livery/ui/button';
import { useState } from 'react';
import type { Inspector } from '../application/why/inspector.ts';
import type { ReadVisit } from '../application/why/read-visit.ts';
import { madeDecisions } from '../domain/why/made-decision.ts';
import styles from './panel-frame.module.css';

interface Props {
  readonly inspector: Inspector;
  /** Missing until the facts are read. */
  readonly read: ReadVisit | undefined;
}

/** Offers the session as a file that `livery` replays. If the browser doesn't allow copying, it can be saved. */
export function RecordingButtons({ inspector, read }: Props) {
  const [said, setSaid] = useState('');
  const text = () => inspector.recording(read === undefined ? [] : madeDecisions(read.visit, read.unknown));

  function copy() {
    navigator.clipboard.writeText(text()).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser lets nothing be copied here. Save it as a file.'),
    );
  }

  function save() {
    const url = URL.createObjectURL(new Blob([text()], { type: 'application/x-ndjson' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: `${inspector.host}.jsonl` });
    link.click();
    URL.revokeObjectURL(url);
    setSaid(`Saved as ${inspector.host}.jsonl.`);
  }

  return (
    <>
      <span role="status" className={styles.said}>
        {said}
      </span>
      <Button onClick={copy}>Copy as a recording</Button>
      <Button variant="quiet" onClick={save}>
        Save as a file
      </Button>
    </>
  );
}
