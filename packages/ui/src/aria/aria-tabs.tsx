import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { TabsProps } from '../navigation/tabs-props.ts';
import type { AriaPlace } from './aria-place.ts';
import { AriaScope } from './aria-scope.tsx';

interface Props<Id extends string> extends TabsProps<Id> {
  readonly place: AriaPlace;
  readonly classes: Readonly<Record<string, string>>;
}

/** The tabs of `Tabs`: one tab stop; arrow keys choose. */
export function AriaTabs<Id extends string>(props: Props<Id>) {
  const { place, classes, label, tabs, chosen, onChoose, children } = props;
  return (
    <AriaScope language={place.language}>
      <Tabs
        selectedKey={chosen}
        onSelectionChange={(key) => {
          const tab = tabs.find(({ id }) => id === key);
          if (tab !== undefined && tab.id !== chosen) onChoose(tab.id);
        }}
      >
        <TabList aria-label={label} className={`${classes['tabs']}`}>
          {tabs.map(({ id, label: words, icon: Icon }) => (
            <Tab key={id} id={id} className={`${classes['tab']}`}>
              {Icon !== undefined && <Icon size={18} aria-hidden="true" />}
              <span>{words}</span>
            </Tab>
          ))}
        </TabList>
        <TabPanel key={chosen} id={chosen} className={`${classes['panel']}`}>
          {children}
        </TabPanel>
      </Tabs>
    </AriaScope>
  );
}
