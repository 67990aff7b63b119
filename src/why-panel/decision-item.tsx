import { Badge } from '@livery/ui/badge';
import { decidingFirst, type Explanation, type KnownFact } from '../domain/why/explanation.ts';
import { changesText, differingWords, ruleText, wordsOf } from '../domain/why/explanation-words.ts';
import { ruleWords } from './rule-words.ts';
import styles from './why-panel.module.css';

/** A decision in one line; opened, with the rule in words, the facts that it read, and what would change it. */
export function DecisionItem({ explanation }: { readonly explanation: Explanation }) {
  const { name, result, rule, facts, otherwise } = explanation;
  return (
    <details className={styles.decision}>
      <summary>
        <span className={styles.name}>{name}</span> <strong className={styles.result}>{wordsOf(result)}</strong>{' '}
        <span className={styles.rule}>{ruleText(rule)}</span>
      </summary>
      {rule !== null && <p className={styles.words}>{ruleWords(rule)}</p>}
      {facts.length > 0 && <FactTable facts={facts} />}
      <p>
        {otherwise === null
          ? 'No change that was tried makes a difference.'
          : `It would be ${differingWords(result, otherwise.result)[1]} by ${ruleText(otherwise.rule)}, ${changesText(otherwise)}.`}
      </p>
    </details>
  );
}

/** Those that decide come first. */
function FactTable({ facts }: { readonly facts: readonly KnownFact[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Value</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {decidingFirst(facts).map(({ at, value, source, decides, unknown }) => (
            <tr key={at}>
              <th scope="row">
                <code>{at}</code> {decides && <Badge tone="brand">decides</Badge>}
              </th>
              <td>{wordsOf(value)}</td>
              <td>{unknown === undefined ? source : `unknown: ${unknown}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
