import { useEventCallback } from '@mui/material/utils';
import { useId, useState, type ReactNode } from 'react';
import { useStateOf } from './useStateOf';

/** The props for the button that opens the menu. They announce the menu and whether it is open. */
export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onClick: (event: { currentTarget: HTMLElement }) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/** What the menu of a button needs to know, for `AnchoredMenu`. */
export interface ShownMenu {
  id: string;
  /** The button; null while the menu is closed. */
  anchor: HTMLElement | null;
  /** Where in the page the menu stands: beside its button, in the same region. */
  home: HTMLElement | null;
  labelledBy: string;
  /** Closes the menu. Each item calls it when it is chosen. */
  close: () => void;
  /** Forgets that the menu was opened, because its code could not be downloaded. */
  giveUp: () => void;
}

interface MenuButtonProps {
  /** What the menu is for, where that changes while the button stays: the menu of another one is closed. */
  owner?: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Renders the menu, an `AnchoredMenu`. It may be downloaded when it is first opened. */
  menu: (shown: ShownMenu) => ReactNode;
  /** Called when somebody is about to open the menu, to download it. */
  onApproach?: () => void;
}

/** A button with a menu. Arrow keys, Escape and a click outside work, and the focus returns to the button. */
export function MenuButton({ owner = '', trigger, menu, onApproach }: MenuButtonProps) {
  const [anchor, setAnchor] = useStateOf<HTMLElement | null>(owner, null);
  const [home, setHome] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  // The menu is not rendered before it is first opened, because most chats are left without it.
  const [wasOpened, setWasOpened] = useStateOf(owner, false);
  const menuId = `${id}-menu`;
  const close = () => setAnchor(null);
  // The same function each time, so that a button that is the same is not drawn with what stands around it.
  const show = useEventCallback((event: { currentTarget: HTMLElement }) => {
    setWasOpened(true);
    setAnchor(event.currentTarget);
  });
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open ? { 'aria-controls': menuId } : {}),
        onClick: show,
        ...(onApproach && { onPointerEnter: onApproach, onFocus: onApproach }),
      })}
      <span ref={setHome} />
      {wasOpened
        ? menu({
            id: menuId,
            anchor,
            home,
            labelledBy: id,
            close,
            giveUp: () => {
              close();
              setWasOpened(false);
            },
          })
        : null}
    </>
  );
}
