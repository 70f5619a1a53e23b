import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { memo } from 'react';
import { HEADER } from './headerSheet';

/** Says that somebody has taken over from the flow (behaviour: automation-pause); empty while nobody has. */
export const AutomationMark = memo(function AutomationMark({ text }: { text: string | null }) {
  return (
    // It stays in the page while it is empty: a screen reader announces what comes into it.
    <span
      className={HEADER.classes.automation}
      role="status"
      {...(text === null ? {} : { title: text })}
    >
      {text === null ? null : (
        <>
          <PauseCircle aria-hidden />
          <span>{text}</span>
        </>
      )}
    </span>
  );
});
