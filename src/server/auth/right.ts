/** The signed-in person of a call or a socket, as the database knows them now, never as a token says. */
export interface Person {
  id: string;
  isAdmin: boolean;
}

/**
 * Something that must be this person's own, checked before the input (wire: check-order). Every object is an
 * administrator's too, but what does not exist is a 404 for them as well; an id is its person's alone.
 */
export type ObjectRight =
  | { own: 'conversation' | 'cliente'; param: string; orLast: boolean }
  | { own: 'pedido' | 'couponAccount'; param: string }
  | { own: 'id'; field: string };

/** Who may call: everybody signed in, agents only, administrators only, or whose object it is. */
export type Right = 'signedIn' | 'agent' | 'admin' | ObjectRight | readonly ObjectRight[];

interface OrLast {
  /** True: the agent who had it when it ended has the right as well (wire: finish-attendance). */
  orLast: boolean;
}
const NOT_LAST: OrLast = { orLast: false };

/** The conversation whose id is the path's `param` is assigned to this agent; 404 otherwise. */
export function ownConversation(param: string, { orLast }: OrLast = NOT_LAST): ObjectRight {
  return { own: 'conversation', param, orLast };
}

/** A conversation of the customer whose phone is the path's `param` is assigned to this agent; 404 otherwise. */
export function ownCliente(param: string, { orLast }: OrLast = NOT_LAST): ObjectRight {
  return { own: 'cliente', param, orLast };
}

/** The order whose id is the path's `param` is this agent's; 404 otherwise. */
export function ownPedido(param: string): ObjectRight {
  return { own: 'pedido', param };
}

/** The coupon account whose id is the path's `param` was pulled by this agent; 404 otherwise. */
export function ownCouponAccount(param: string): ObjectRight {
  return { own: 'couponAccount', param };
}

/**
 * An id that the client sends in the path or in the body's `field` names this very person; 403 otherwise. null in
 * the body passes: whether it may be null is the schema's matter.
 */
export function self(field: string): ObjectRight {
  return { own: 'id', field };
}
