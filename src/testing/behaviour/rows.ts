import { rowsOf, type BehaviourRow } from './row';
import { ADMINISTRATION } from './rows/administration';
import { ATTENDANCE } from './rows/attendance';
import { BACKEND } from './rows/backend';
import { BASICS } from './rows/basics';
import { CHAT } from './rows/chat';
import { COUPONS } from './rows/coupons';
import { INBOX } from './rows/inbox';
import { LOOKS } from './rows/looks';
import { MONEY } from './rows/money';
import { OFFERS } from './rows/offers';
import { PEOPLE } from './rows/people';
import { PRODUCT } from './rows/product';
import { RIGHTS } from './rows/rights';
import { SHIFT } from './rows/shift';
import { TOOLS } from './rows/tools';
import { TOP_BAR } from './rows/topBar';

/** Every rule of behaviour.md, in its order, and the tests that verify it. */
export const ROWS: readonly BehaviourRow[] = [
  PRODUCT,
  PEOPLE,
  TOP_BAR,
  INBOX,
  CHAT,
  ATTENDANCE,
  TOOLS,
  COUPONS,
  OFFERS,
  MONEY,
  ADMINISTRATION,
  RIGHTS,
  BASICS,
  LOOKS,
  SHIFT,
  BACKEND,
].flatMap(rowsOf);
