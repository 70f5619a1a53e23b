import Menu from '@mui/material/Menu';
import { useId, useRef, useState, type ReactNode } from 'react';

/** The props for the button that opens the menu. They announce the menu and whether it is open. */
interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onClick: (event: { currentTarget: HTMLElement }) => void;
}

interface MenuButtonProps {
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Renders the menu's items. Each calls `close` when it is chosen. */
  items: (close: () => void) => ReactNode;
}

/** A button with a menu. Arrow keys, Escape and a click outside work, and the focus returns to the button. */
export function MenuButton({ trigger, items }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu opens beside its button, in the same region of the page.
  const home = useRef<HTMLSpanElement>(null);
  const id = useId();
  const open = anchor !== null;
  // The menu is not rendered before it is first opened, because every chat has one.
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open ? { 'aria-controls': `${id}-menu` } : {}),
        onClick: (event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        },
      })}
      <span ref={home} />
      {wasOpened ? (
        <Menu
          container={() => home.current}
          id={`${id}-menu`}
          anchorEl={anchor}
          open={open}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-labelledby': id, dense: true } }}
        >
          {items(close)}
        </Menu>
      ) : null}
    </>
  );
}
