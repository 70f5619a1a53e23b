import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  /** The button's accessible name, shown in its tooltip too. */
  label: string;
  icon: ReactNode;
};

/** A button with only an icon. It has an accessible name and a tooltip that shows it. */
export function IconAction({ label, icon, disabled, ...rest }: IconActionProps) {
  const button = (
    <IconButton {...rest} disabled={disabled ?? false} aria-label={label}>
      {icon}
    </IconButton>
  );
  // A disabled button fires no events, so a tooltip would never open.
  return disabled === true ? (
    button
  ) : (
    // Render the tooltip in place, not at the end of the body, so that it stays in its region.
    <Tooltip title={label} slotProps={{ popper: { disablePortal: true } }}>
      {button}
    </Tooltip>
  );
}
