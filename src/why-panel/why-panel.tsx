import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { Tabs } from '@livery/ui/tabs';
import { useLive } from '@livery/ui/use-live';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Inspector } from '../application/why/inspector.ts';
import type { VisitQuestion } from '../application/why/read-visit.ts';
import { CallList } from './call-list.tsx';
import { DecisionTree } from './decision-tree.tsx';
import { Histories } from './histories.tsx';
import styles from './panel-frame.module.css';
import { RecordingButtons } from './recording-buttons.tsx';
import { useReading, type VisitReading } from './use-reading.ts';
import { WhatIf } from './what-if.tsx';

interface Props {
  readonly inspector: Inspector;
  readonly onClose: () => void;
}

const TABS = [
  { id: 'decisions', label: 'Decisions' },
  { id: 'what-if', label: 'What if' },
  { id: 'values', label: 'Values' },
  { id: 'calls', label: 'Calls' },
  { id: 'remotes', label: 'Remotes' },
] as const;

type TabId = (typeof TABS)[number]['id'];

/** Explains why the page is as it is: docked below it, so that the page can be used at the same time. */
export function WhyPanel({ inspector, onClose }: Props) {
  const [tab, setTab] = useState<TabId>('decisions');
  const [isOpen, setOpen] = useState(true);
  const [again, setAgain] = useState(0);
  const [question, setQuestion] = useState<VisitQuestion>({});
  const heading = useId();
  const page = useLive(inspector.page);
  const reading = useReading(inspector, question, again);
  useRoomBelow(isOpen);
  useSkipLink(heading);
  const { suppressPopup } = inspector;
  // It would open below the panel, and take the focus from it.
  useEffect(() => (isOpen ? suppressPopup() : undefined), [isOpen, suppressPopup]);
  const panel = useFocusBack();

  return (
    <aside ref={panel} className={styles.panel} data-open={isOpen} aria-labelledby={heading}>
      <header className={styles.bar}>
        <h2 id={heading} tabIndex={-1} className={styles.heading}>
          Why is it so?
        </h2>
        {isOpen && (
          <>
            <code className={styles.page}>{page}</code>
            <RecordingButtons inspector={inspector} read={reading.read} />
            <Button variant="quiet" onClick={() => setAgain((times) => times + 1)}>
              Read again
            </Button>
          </>
        )}
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          label={isOpen ? 'Make small' : 'Make large'}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      {isOpen && (
        <div className={styles.body}>
          <Tabs label="What is shown" tabs={TABS} chosen={tab} onChoose={setTab}>
            <TabBody {...{ tab, inspector, reading, question }} onAsk={setQuestion} />
          </Tabs>
        </div>
      )}
    </aside>
  );
}

interface TabBodyProps {
  readonly tab: TabId;
  readonly inspector: Inspector;
  readonly reading: VisitReading;
  readonly question: VisitQuestion;
  readonly onAsk: (question: VisitQuestion) => void;
}

function TabBody({ tab, inspector, reading: { read, problem }, question, onAsk }: TabBodyProps) {
  switch (tab) {
    case 'values':
      return <Histories histories={inspector.values} />;
    case 'calls':
      return <CallList calls={inspector.calls} />;
    case 'remotes':
      return <Histories histories={inspector.remotes} />;
    default:
  }
  if (problem !== undefined) return <p role="status">{problem}</p>;
  if (read === undefined) return <p role="status">The facts are being read …</p>;
  if (tab === 'what-if') return <WhatIf read={read} />;
  return <DecisionTree {...{ read, inspector, question, onAsk }} />;
}

/** Where the focus was before it moved into the panel: it returns there when the panel is closed. */
function useFocusBack() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    let targetBefore: EventTarget | null = null;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) targetBefore = relatedTarget;
    };
    element?.addEventListener('focusin', enter);
    return () => {
      element?.removeEventListener('focusin', enter);
      if (targetBefore instanceof HTMLElement) targetBefore.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

/** Publishes the panel's height, so that the end of the page stays reachable, and dialogs stay above the panel. */
function useRoomBelow(isOpen: boolean): void {
  useEffect(() => {
    const [root, page] = [document.documentElement.style, document.body.style];
    const blockEndBefore = page.paddingBlockEnd;
    root.setProperty('--why-panel', isOpen ? 'min(60dvh, 32rem)' : '4rem');
    page.paddingBlockEnd = 'var(--why-panel)';
    return () => {
      root.removeProperty('--why-panel');
      page.paddingBlockEnd = blockEndBefore;
    };
  }, [isOpen]);
}

/** The panel comes after the page, so a link before the page leads keyboard users to it. */
function useSkipLink(heading: string): void {
  useEffect(() => {
    const link = document.createElement('a');
    Object.assign(link, { className: styles.skip, href: `#${heading}`, textContent: 'Why is it so?', lang: 'en' });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      document.getElementById(heading)?.focus();
    });
    document.body.prepend(link);
    return () => link.remove();
  }, [heading]);
}
