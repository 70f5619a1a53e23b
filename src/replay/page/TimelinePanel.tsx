import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import type { ReplayWords } from '@/console/text/replayWords';
import { IconAction } from '@/console/ui/IconAction';
import type { Recording } from '@/console/recording/file/recordingFile';
import type { TimeOfDay } from '../timeOfDay';
import { ActionDetails } from './ActionDetails';
import { ActionList } from './ActionList';
import { stateAt, type ReplayStore } from './lifted';
import { RecordingFacts } from './RecordingFacts';
import type { Size } from './scenes';
import { placesNamed } from './timeline';
import { TimelineBar } from './TimelineBar';
import type { OpenFault } from './useOpenedFile';
import type { Player } from './usePlayer';

interface TimelinePanelProps {
  words: ReplayWords;
  replay: ReplayStore;
  player: Player;
  clock: TimeOfDay;
  /** null: another program gave the store what it has. */
  recording: Recording | null;
  /** Why the file that was chosen last is not shown. */
  fault: OpenFault | null;
  /** Of the recorded window, in px, at this moment. */
  size: Size | null;
  onClose: () => void;
}

/** Below the screens: where the recording stands, the ways through it, and what each action did. */
export function TimelinePanel(props: TimelinePanelProps) {
  const { clock, fault, onClose, player, recording, replay, size, words } = props;
  const { index, jump, steps } = player;
  const [named, setNamed] = useState('');
  const [isOpen, setOpen] = useState(true);
  const places = useMemo(() => placesNamed(steps, named), [named, steps]);
  const held = replay.lifted.getState();
  return (
    <Stack component="section" aria-label={words.timeline} sx={PANEL_SX}>
      <Stack direction="row" sx={{ alignItems: 'center', px: 2 }}>
        <TimelineBar words={words} player={player} clock={clock} named={named} onNamed={setNamed} />
        <IconAction
          label={isOpen ? words.hideList : words.showList}
          icon={isOpen ? <ExpandMore fontSize="small" /> : <ExpandLess fontSize="small" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Stack>
      <RecordingFacts
        words={words}
        recording={recording}
        fault={fault}
        size={size}
        load={steps[index]?.load ?? 0}
        onClose={onClose}
      />
      {isOpen ? (
        <Box sx={LOWER_SX}>
          <ActionList
            // Another list of rows: it begins at the chosen one.
            key={named}
            words={words}
            clock={clock}
            steps={steps}
            places={places}
            index={index}
            onChoose={jump}
          />
          <ActionDetails
            words={words}
            step={steps[index]}
            before={index > 0 ? stateAt(held, index - 1) : undefined}
            after={stateAt(held, index)}
          />
        </Box>
      ) : null}
    </Stack>
  );
}

const PANEL_SX = {
  flex: 'none',
  bgcolor: 'raised',
  borderTop: 1,
  borderColor: 'line',
} as const;

const LOWER_SX = {
  height: { xs: '34dvh', md: 200 },
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(360px, 2fr) 3fr' },
  gridTemplateRows: { xs: '1fr 1fr', md: '1fr' },
  borderTop: 1,
  borderColor: 'line',
  '& > *': { minWidth: 0, minHeight: 0 },
  '& > * + *': {
    borderLeft: { md: 1 },
    borderTop: { xs: 1, md: 0 },
    borderColor: { xs: 'line', md: 'line' },
  },
} as const;
