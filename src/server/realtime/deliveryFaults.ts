import type { Clock } from '@/server/base/clock';
import type { NumberedEvent, Subscriber } from './hub';

/** Disturbs the delivery of the next published event on demand, as an unreliable network might. */
export interface DeliveryFaults {
  /** Delivers the next event twice on every socket that gets it. */
  repeatNext(): void;
  /** Delays the next event by `ms` on every socket that gets it, so that later ones overtake it. */
  delayNext(ms: number): void;
  /** Holds the next event back on every socket that gets it, until `following` later ones were sent. */
  holdNext(following: number): void;
  /** The function through which the hub delivers. */
  deliver(subscriber: Subscriber, event: NumberedEvent): void;
}

type Fault =
  { kind: 'repeat' } | { kind: 'delay'; ms: number } | { kind: 'hold'; following: number };

export function createDeliveryFaults(clock: Pick<Clock, 'setTimeout'>): DeliveryFaults {
  let waiting: Fault | null = null;
  /** The payload that the fault applies to: one event has the same payload object for all people and sockets. */
  let struck: { payload: unknown; name: string; fault: Fault } | null = null;
  /** The events that each socket still waits for. They are lost with a closed socket, whose client resumes. */
  const held = new WeakMap<Subscriber, { event: NumberedEvent; following: number }[]>();

  function faultOf(event: NumberedEvent): Fault | null {
    if (waiting) {
      struck = { payload: event.payload, name: event.name, fault: waiting };
      waiting = null;
    }
    const isStruck = struck?.name === event.name && struck.payload === event.payload;
    if (!isStruck) struck = null;
    return struck?.fault ?? null;
  }

  /** Counts one more event sent to the socket, and sends the held events that waited only for it. */
  function releaseHeld(subscriber: Subscriber): void {
    const counted = held
      .get(subscriber)
      ?.map(({ event, following }) => ({ event, following: following - 1 }));
    if (!counted) return;
    held.set(
      subscriber,
      counted.filter(({ following }) => following > 0),
    );
    for (const { event, following } of counted) if (following <= 0) subscriber.send(event);
  }

  return {
    repeatNext: () => {
      waiting = { kind: 'repeat' };
    },
    delayNext: (ms) => {
      waiting = { kind: 'delay', ms };
    },
    holdNext: (following) => {
      waiting = { kind: 'hold', following };
    },
    deliver: (subscriber, event) => {
      const fault = faultOf(event);
      switch (fault?.kind) {
        case undefined:
          subscriber.send(event);
          releaseHeld(subscriber);
          return;
        case 'repeat':
          subscriber.send(event);
          subscriber.send(event);
          releaseHeld(subscriber);
          return;
        case 'delay':
          clock.setTimeout(() => subscriber.send(event), fault.ms);
          return;
        case 'hold':
          held.set(subscriber, [
            ...(held.get(subscriber) ?? []),
            { event, following: fault.following },
          ]);
          return;
      }
    },
  };
}
