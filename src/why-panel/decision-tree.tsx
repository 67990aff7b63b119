import { TextField } from '@livery/ui/text-field';
import { useMemo, useState } from 'react';
import type { Inspector } from '../application/why/inspector.ts';
import type { ReadVisit, VisitQuestion } from '../application/why/read-visit.ts';
import { TOPICS } from '../domain/why/decision.ts';
import { DECISIONS } from '../domain/why/decisions.ts';
import { type Explanation, explanationOf } from '../domain/why/explanation.ts';
import { AskedAbout } from './asked-about.tsx';
import { DecisionItem } from './decision-item.tsx';
import styles from './why-panel.module.css';

interface Props {
  readonly read: ReadVisit;
  readonly inspector: Inspector;
  readonly question: VisitQuestion;
  readonly onAsk: (question: VisitQuestion) => void;
}

/** The decisions of the visit as a tree: by topic, each with its reasons. */
export function DecisionTree({ read: { visit, unknown }, inspector, question, onAsk }: Props) {
  const [words, setWords] = useState('');
  const explanations = useMemo(
    () => DECISIONS.map((decision) => explanationOf(decision, visit, unknown)),
    [visit, unknown],
  );
  const shownExplanations = explanations.filter((explanation) => hasWords(explanation, words.trim().toLowerCase()));

  return (
    <>
      <div className={styles.fields}>
        <TextField label="Find a decision, a rule or a fact" type="search" value={words} onChange={setWords} />
      </div>
      <AskedAbout {...{ inspector, question, onAsk }} />
      {shownExplanations.length === 0 && <p role="status">{`No decision mentions “${words}”.`}</p>}
      {TOPICS.map((topic) => {
        const ofTopic = shownExplanations.filter((explanation) => explanation.topic === topic);
        return (
          ofTopic.length > 0 && (
            <details key={topic} open className={styles.topic}>
              <summary>
                <span>{topic}</span> <span className={styles.count}>{ofTopic.length}</span>
              </summary>
              {ofTopic.map((explanation) => (
                <DecisionItem key={explanation.name} explanation={explanation} />
              ))}
            </details>
          )
        );
      })}
    </>
  );
}

/** Whether its name, one of its rules or a fact that it read contains these words. */
function hasWords({ topic, name, rule, facts }: Explanation, words: string): boolean {
  if (words === '') return true;
  const texts = [topic, name, `rule ${rule}`, ...facts.map(({ at }) => at)];
  return texts.some((text) => text.toLowerCase().includes(words));
}
