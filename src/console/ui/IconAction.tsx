import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  /** The button's name, which its tooltip shows as well. */
  label: string;
  icon: ReactNode;
};

/** A button with an icon alone: it has a name, and a tooltip that says it. */
export function IconAction({ label, icon, disabled, ...rest }: IconActionProps) {
  const button = (
    <IconButton {...rest} disabled={disabled ?? false} aria-label={label}>
      {icon}
    </IconButton>
  );
  // A disabled button sends no events, which the tooltip would wait for in vain.
  return disabled === true ? (
    button
  ) : (
    // In place and not at the body's end: what belongs to a region stays in it.
    <Tooltip title={label} slotProps={{ popper: { disablePortal: true } }}>
      {button}
    </Tooltip>
  );
}
