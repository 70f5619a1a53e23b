import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { DeskFrame } from '@/console/app/desk/DeskFrame';
import { sideScreenShown, type SideScreen } from '@/console/entities/attention/attentionSlice';
import { OfferDock } from '@/console/features/offers/OfferDock';
import { OwnSyncState } from '@/console/features/topbar/OwnSyncState';
import { useAppDispatch, usePorts } from '@/console/store/hooks';
import { useAccountText } from '@/console/shared/text/useAccountText';
import { IconAction } from '@/console/ui/IconAction';
import { usePhone } from '@/console/ui/usePhone';

interface SideFrameProps {
  /** The screen whose name is the page's heading and the browser tab's title. */
  screen: SideScreen;
  /** More buttons at the end of the header. */
  actions?: ReactNode;
  /** The person has no other screen yet, so there is no way back. */
  isOnly?: boolean;
  children: ReactNode;
}

/** The frame of a screen outside the console: the way back, the name, and the sync state. */
export function SideFrame({ screen, actions, isOnly = false, children }: SideFrameProps) {
  const { common, profile, topbar } = useAccountText();
  const dispatch = useAppDispatch();
  const { navigator } = usePorts();
  const compact = usePhone();
  useEffect(() => {
    dispatch(sideScreenShown({ screen }));
    return () => {
      dispatch(sideScreenShown({ screen: null }));
    };
  }, [dispatch, screen]);
  return (
    <DeskFrame>
      <Stack component="header" direction="row" sx={HEAD_SX}>
        {isOnly ? null : (
          <IconAction
            label={common.back}
            icon={<ArrowBack fontSize="small" />}
            onClick={() => navigator.go('/dashboard')}
          />
        )}
        <Typography variant="h2" component="h1" noWrap sx={{ minWidth: 0 }}>
          {screen === 'profile' ? profile.title : topbar[screen]}
        </Typography>
        <OwnSyncState compact={compact} />
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>{actions}</Box>
      </Stack>
      <Stack sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        <Box component="main" tabIndex={-1} sx={MAIN_SX}>
          {children}
        </Box>
        {/* Agents get offers on every screen (behaviour: offer-card). */}
        <OfferDock />
      </Stack>
    </DeskFrame>
  );
}

const HEAD_SX = {
  minHeight: 56,
  flex: 'none',
  alignItems: 'center',
  gap: { xs: 1, md: 3 },
  px: { xs: 2, md: 4 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'line',
} as const;

const MAIN_SX = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // Reserves the scrollbar's room, so that the content does not shift when it appears.
  scrollbarGutter: 'stable',
  '&:focus-visible': { outline: 'none' },
} as const;
