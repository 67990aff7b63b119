import { Badge } from '@livery/ui/badge';
import { decidingFirst, type Explanation, type KnownFact } from '../domain/why/explanation.ts';
import { changesText, differingWords, ruleText, valueText } from '../domain/why/explanation-words.ts';
import { ruleWords } from './rule-words.ts';
import styles from './why-panel.module.css';

/** A decision in one line; when opened, also the rule's text, the facts that it read, and what would change it. */
export function DecisionItem({ explanation }: { readonly explanation: Explanation }) {
  const { name, result, undecided, rule, facts } = explanation;
  return (
    <details className={styles.decision}>
      <summary>
        <span className={styles.name}>{name}</span>{' '}
        <strong className={styles.result}>{undecided === undefined ? valueText(result) : 'not known'}</strong>{' '}
        {undecided === undefined && <span className={styles.rule}>{ruleText(rule)}</span>}
      </summary>
      {rule !== null && <p className={styles.words}>{ruleWords(rule)}</p>}
      {facts.length > 0 && <FactTable facts={facts} />}
      <p>{undecided ?? counterfactualText(explanation)}</p>
    </details>
  );
}

function counterfactualText({ result, otherwise }: Explanation): string {
  if (otherwise === null) return 'No change that was tried makes a difference.';
  return `It would be ${differingWords(result, otherwise.result)[1]} by ${ruleText(otherwise.rule)}, ${changesText(otherwise)}.`;
}

/** Deciding facts come first. */
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
              <td>{valueText(value)}</td>
              <td>{unknown === undefined ? source : `unknown: ${unknown}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
