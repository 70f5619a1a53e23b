import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactNode } from 'react';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  /** The button's accessible name, shown in its tooltip too. */
  label: string;
  icon: ReactNode;
};

/**
 * A button with only an icon. It has an accessible name and a tooltip that shows it. Whoever has pressed it knows what it
 * does: its tooltip is away until the pointer comes again, so that it never lies over what the button has opened.
 */
export function IconAction({ label, icon, disabled, ...rest }: IconActionProps) {
  const [isPressed, setPressed] = useState(false);
  const button = (
    <IconButton
      {...rest}
      disabled={disabled ?? false}
      aria-label={label}
      onPointerDown={(event) => {
        setPressed(true);
        rest.onPointerDown?.(event);
      }}
      onPointerLeave={(event) => {
        setPressed(false);
        rest.onPointerLeave?.(event);
      }}
    >
      {icon}
    </IconButton>
  );
  // A disabled button fires no events, so a tooltip would never open.
  return disabled === true ? (
    button
  ) : (
    // Render the tooltip in place, not at the end of the body, so that it stays in its region.
    <Tooltip title={isPressed ? '' : label} slotProps={{ popper: { disablePortal: true } }}>
      {button}
    </Tooltip>
  );
}
