import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  FULL_VOLUME,
  muteToggled,
  offerRepeatChosen,
  selectMuted,
  selectRepeatsOffers,
  selectVolume,
  volumeChosen,
} from '@/console/entities/preferences/preferencesSlice';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector, usePorts } from '@/console/store/hooks';
import { soundWordsOf } from '@/console/text/soundWords';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { Switch } from '@/console/ui/Switch';

const STEP = 5;

interface SoundsDialogProps {
  /** Only agents get offers. */
  isAgent: boolean;
  onClose: () => void;
}

/** How loud the console is, and whether an offer calls until it is seen (behaviour: sound-preferences). */
export function SoundsDialog({ isAgent, onClose }: SoundsDialogProps) {
  const dispatch = useAppDispatch();
  const { sounds } = usePorts();
  const { common } = useText();
  const words = soundWordsOf(useLocale());
  const muted = useAppSelector(selectMuted);
  const repeats = useAppSelector(selectRepeatsOffers);
  const volume = useAppSelector(selectVolume);
  // While the handle is dragged nothing is kept, and nothing sounds.
  const [dragged, setDragged] = useState(volume);
  const volumeId = useId();
  const hintId = useId();
  const choose = (chosen: number) => {
    dispatch(volumeChosen({ volume: chosen }));
    sounds.play('offer', chosen);
  };
  return (
    <ModalDialog open title={words.title} closeLabel={common.close} onClose={onClose}>
      <Stack sx={{ gap: 4 }}>
        <FormControlLabel
          control={<Switch checked={!muted} onChange={() => dispatch(muteToggled())} />}
          label={words.on}
        />
        <div>
          <Typography id={volumeId} color={muted ? 'textDisabled' : 'textPrimary'}>
            {words.volume}
          </Typography>
          <Slider
            aria-labelledby={volumeId}
            disabled={muted}
            min={STEP}
            max={FULL_VOLUME}
            step={STEP}
            value={dragged}
            valueLabelDisplay="auto"
            valueLabelFormat={words.percent}
            getAriaValueText={words.percent}
            onChange={(_event, chosen) => setDragged(chosen)}
            onChangeCommitted={(_event, chosen) => choose(chosen)}
            sx={{ display: 'block', width: 'auto', mx: 3 }}
          />
          <Button
            size="small"
            variant="outlined"
            startIcon={<PlayArrow />}
            disabled={muted}
            onClick={() => sounds.play('offer', volume)}
          >
            {words.test}
          </Button>
        </div>
        {isAgent ? (
          <div>
            <FormControlLabel
              control={
                <Switch
                  checked={repeats}
                  disabled={muted}
                  aria-describedby={hintId}
                  onChange={({ target }) =>
                    dispatch(offerRepeatChosen({ repeats: target.checked }))
                  }
                />
              }
              label={words.repeat}
            />
            <FormHelperText id={hintId}>{words.repeatHint}</FormHelperText>
          </div>
        ) : null}
      </Stack>
    </ModalDialog>
  );
}
