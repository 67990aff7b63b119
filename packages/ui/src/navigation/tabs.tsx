import { WithAria } from '../aria/with-aria.tsx';
import styles from './tabs.module.css';
import type { TabsProps } from './tabs-props.ts';

/** Tabs above the panel of the chosen one. Until their code is loaded, each is a tab stop. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, chosen, onChoose, children } = props;
  return (
    <WithAria
      takesFocus={false}
      native={
        <div>
          <div role="tablist" aria-label={label} className={styles.tabs}>
            {tabs.map(({ id, label: words, icon: Icon }) => (
              <button
                key={id}
                type="button"
                role="tab"
                aria-selected={id === chosen}
                className={styles.tab}
                onClick={() => onChoose(id)}
              >
                {Icon !== undefined && <Icon size={18} aria-hidden="true" />}
                <span>{words}</span>
              </button>
            ))}
          </div>
          <div role="tabpanel" className={styles.panel}>
            {children}
          </div>
        </div>
      }
    >
      {({ AriaTabs }, place) => <AriaTabs {...props} place={place} classes={styles} />}
    </WithAria>
  );
}
