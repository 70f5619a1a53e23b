import { ACCOUNT_SCREENS } from './accounts';
import { CHAT_SCREENS } from './chat';
import { COUPON_SCREENS } from './coupons';
import { FINISHED_SCREENS } from './finished';
import { INBOX_SCREENS } from './inbox';
import { MESSAGE_SCREENS } from './messages';
import { NOTE_SCREENS } from './notes';
import { OFFER_SCREENS } from './offers';
import { DASHBOARD_SCREENS } from './ordersDashboard';
import { PATH_SCREENS } from './path';
import { PROMOTIONS_SCREENS } from './promotions';
import { QUICK_REPLY_SCREENS } from './quickReplies';
import type { Screen } from './screen';
import { TOPBAR_SCREENS } from './topbar';

/** Every screen of the console in every state that a test can produce, for axe, the policy and the screenshots. */
export const SCREENS: readonly Screen[] = [
  ...PATH_SCREENS,
  ...PROMOTIONS_SCREENS,
  ...CHAT_SCREENS,
  ...NOTE_SCREENS,
  ...QUICK_REPLY_SCREENS,
  ...INBOX_SCREENS,
  ...FINISHED_SCREENS,
  ...MESSAGE_SCREENS,
  ...COUPON_SCREENS,
  ...OFFER_SCREENS,
  ...TOPBAR_SCREENS,
  ...ACCOUNT_SCREENS,
  ...DASHBOARD_SCREENS,
];
