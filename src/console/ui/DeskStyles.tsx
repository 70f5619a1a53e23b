import { BUBBLES } from './bubbles';
import { LOG } from './messageLog';
import { AVATARS } from './PersonAvatar';
import { BADGES } from './ProgressBadge';
import { SKELETONS } from './Skeleton';
import { SWITCHES } from './Switch';

/** The rules of the classes that are made once (`makeSheet`) and used on several screens. */
export const DESK_STYLES = (
  <>
    {AVATARS.styles}
    {BADGES.styles}
    {BUBBLES.styles}
    {LOG.styles}
    {SKELETONS.styles}
    {SWITCHES.styles}
  </>
);
