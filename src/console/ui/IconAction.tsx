import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState, type ReactNode } from 'react';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  /** The button's accessible name, shown in its tooltip too. */
  label: string;
  icon: ReactNode;
};

/**
 * A button with only an icon. It has an accessible name and a tooltip that shows it. Whoever has pressed it knows what it
 * does: its tooltip is away until the pointer or the keyboard comes again, so that it never lies over what the button has
 * opened.
 */
export function IconAction({ label, icon, disabled, ...rest }: IconActionProps) {
  const [isPressed, setPressed] = useState(false);
  const isUnderPointer = useRef(false);
  const button = (
    <IconButton
      {...rest}
      disabled={disabled ?? false}
      aria-label={label}
      onPointerDown={(event) => {
        setPressed(true);
        rest.onPointerDown?.(event);
      }}
      onPointerEnter={(event) => {
        isUnderPointer.current = true;
        setPressed(false);
        rest.onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        // The tooltip, still open, would come to lie under the pointer if it were shown now, and stay with it.
        isUnderPointer.current = false;
        rest.onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        const isByKey = !isUnderPointer.current && event.currentTarget.matches(':focus-visible');
        if (isByKey) setPressed(false);
        rest.onFocus?.(event);
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
