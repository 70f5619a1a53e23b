import useMediaQuery from '@mui/material/useMediaQuery';

/** With a mouse, and so with a keyboard of its own: on a phone the focus would make one spring up over the messages. */
const AT_A_DESK = '(hover: hover) and (pointer: fine)';

/** True where what is written can take the focus without being asked. */
export const useIsAtDesk = (): boolean => useMediaQuery(AT_A_DESK, { noSsr: true });
