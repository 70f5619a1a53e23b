import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import type { ShownMenu } from './MenuButton';

/** The menu of a `MenuButton`. Its children are the items. */
export function AnchoredMenu({
  id,
  anchor,
  home,
  labelledBy,
  close,
  children,
}: Omit<ShownMenu, 'giveUp'> & { children: ReactNode }) {
  return (
    <Menu
      container={home}
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': labelledBy, dense: true } }}
    >
      {children}
    </Menu>
  );
}
