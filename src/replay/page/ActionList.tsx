import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import type { ReplayWords } from '@/console/text/replayWords';
import { FixedRows, type RowsHandle } from '@/console/ui/rows/FixedRows';
import { isFault, isMark, type Step } from '../steps';
import type { TimeOfDay } from '../timeOfDay';
import { loadBegan } from './lifted';

interface ActionListProps {
  words: ReplayWords;
  clock: TimeOfDay;
  steps: readonly Step[];
  /** Of the steps that are listed. */
  places: readonly number[];
  index: number;
  onChoose: (index: number) => void;
}

/** The last place that is not after the chosen one: what is filtered out may be chosen, too. */
function rowOf(places: readonly number[], index: number): number {
  const after = places.findIndex((place) => place > index);
  return after === -1 ? places.length - 1 : Math.max(0, after - 1);
}

/** Every action by its time and name; the chosen one stays in sight. */
export function ActionList({ clock, index, onChoose, places, steps, words }: ActionListProps) {
  const list = useRef<RowsHandle>(null);
  const row = rowOf(places, index);
  useEffect(() => {
    list.current?.showRow(row);
  }, [row]);
  if (places.length === 0) return <Box sx={EMPTY_SX}>{words.noActions}</Box>;
  return (
    <FixedRows
      ref={list}
      label={words.actions}
      isTabStop
      initialTop={Math.max(0, row - 3) * ROW_PX}
      count={places.length}
      keyOf={String}
      rowPx={ROW_PX}
      renderRow={(at) => {
        const place = places[at] ?? 0;
        const step = steps[place];
        if (!step) return <Box sx={{ height: ROW_PX }} />;
        return (
          <ButtonBase
            sx={ROW_SX}
            aria-current={place === index ? 'step' : undefined}
            data-kind={kindOf(step)}
            onClick={() => onChoose(place)}
          >
            <time>{clock.text(step.at)}</time>
            <span>{loadBegan.match(step.action) ? words.loadBegan : step.name}</span>
          </ButtonBase>
        );
      }}
    />
  );
}

function kindOf(step: Step): string {
  if (isFault(step)) return 'fault';
  return isMark(step) || loadBegan.match(step.action) ? 'mark' : 'action';
}

const ROW_PX = 26;

const ROW_SX = {
  width: '100%',
  height: ROW_PX,
  px: 3,
  gap: 3,
  justifyContent: 'flex-start',
  fontSize: '0.75rem',
  fontFamily: 'monospace',
  textAlign: 'left',
  borderLeft: '3px solid transparent',
  '& time': { color: 'text.secondary', flex: 'none' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-kind="mark"]': { color: 'primary.main' },
  '&[data-kind="fault"]': { color: 'error.main' },
  '&[aria-current]': { bgcolor: 'action.selected', borderLeftColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
} as const;

const EMPTY_SX = { p: 4, color: 'text.secondary' } as const;
