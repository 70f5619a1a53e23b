/** The signed-in person of a call or a socket, as the database knows them now, never as a token claims. */
export interface Person {
  id: string;
  isAdmin: boolean;
  /** They wait for approval: they have no rights yet, and hear only what is told to them alone (wire: pending). */
  isPending: boolean;
  /** An administrator without the second factor that they must have: no rights either (wire: second-factor-required). */
  isUnprotected: boolean;
}

/** Whether a person has no rights yet, and hears only what is told to them by name. */
export const isWithoutRights = ({
  isPending,
  isUnprotected,
}: Pick<Person, 'isPending' | 'isUnprotected'>): boolean => isPending || isUnprotected;

/**
 * Requires that an object belongs to this person; checked before the input (wire: check-order). Administrators reach
 * other people's conversations, customers and orders, and get a 404 only for one that does not exist. A coupon account,
 * an attendance that is over and an id of a person are nobody's but their owner's (wire: own-accounts, get-finished,
 * own-ids).
 */
export type ObjectRight =
  | { own: 'conversation' | 'cliente'; param: string; orLast: boolean }
  | { own: 'pedido' | 'couponAccount' | 'attendance'; param: string }
  | { own: 'user'; param: string }
  | { own: 'id'; field: string };

/** The callers that a call admits: everybody signed in, agents only, administrators only, or the owner of an object. */
export type Right = 'signedIn' | 'agent' | 'admin' | ObjectRight | readonly ObjectRight[];

interface OrLast {
  /** true: the agent who had it when it ended has the right as well (wire: finish-attendance). */
  orLast: boolean;
}
const NOT_LAST: OrLast = { orLast: false };

/** An agent who asks must have the conversation whose id is the path's `param`; 404 otherwise. */
export function ownConversation(param: string, { orLast }: OrLast = NOT_LAST): ObjectRight {
  return { own: 'conversation', param, orLast };
}

/** An agent who asks must have a conversation of the customer whose phone is the path's `param`; 404 otherwise. */
export function ownCliente(param: string, { orLast }: OrLast = NOT_LAST): ObjectRight {
  return { own: 'cliente', param, orLast };
}

/** An agent who asks must have the order whose id is the path's `param`; 404 otherwise. */
export function ownPedido(param: string): ObjectRight {
  return { own: 'pedido', param };
}

/** Whoever asks must have served in the attendance whose id is the path's `param`; 404 otherwise. */
export function ownAttendance(param: string): ObjectRight {
  return { own: 'attendance', param };
}

/** Whoever asks must hold the coupon account whose id is the path's `param`; 404 otherwise. */
export function ownCouponAccount(param: string): ObjectRight {
  return { own: 'couponAccount', param };
}

/**
 * Whoever asks must be an administrator, 403 otherwise, and the path's `param` must be the id of an account; 404
 * otherwise, before anything of the input is looked at.
 */
export function userForAdmin(param: string): ObjectRight {
  return { own: 'user', param };
}

/**
 * An id of a person that the client sends, in the path or in the body's `field`, must be the caller's own; 403
 * otherwise. null in the body passes: the schema decides whether it may be null.
 */
export function self(field: string): ObjectRight {
  return { own: 'id', field };
}
