import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

const List = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: 3,
  gap: 2,
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Tab = styled(ButtonBase)(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 30,
  minWidth: 0,
  padding: '2px 12px',
  borderRadius: 7,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': {
    color: theme.vars.palette.onAccent,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

interface TabListProps<K extends string> {
  /** The name of the choice, for screen readers. */
  label: string;
  tabs: readonly { key: K; label: string }[];
  selected: K;
  onSelect: (key: K) => void;
  /** The id prefix by which tabs and panel refer to each other: `<id>-<key>` and `<id>-panel`. */
  id: string;
}

/** @returns the index of the tab that a key leads to; null for any other key. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Tabs, one of which is always selected: by a click or by arrows, Home and End. Only the selected one is a Tab stop.
 */
export function TabList<K extends string>(props: TabListProps<K>) {
  const { label, tabs, selected, onSelect, id } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };
  return (
    <List role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <Tab
          key={tab.key}
          id={`${id}-${tab.key}`}
          role="tab"
          aria-selected={tab.key === selected}
          aria-controls={`${id}-panel`}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => onSelect(tab.key)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {tab.label}
        </Tab>
      ))}
    </List>
  );
}
