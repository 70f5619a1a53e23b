import { ask } from './answers';
import { step, type FlowEffect, type FlowInput, type FlowState, type FlowStep } from './state';

/** What the flow says to the customer. While it is paused, none of it is said, now or later. */
const SAYS: ReadonlySet<FlowEffect['type']> = new Set<FlowEffect['type']>(['say', 'sendPix']);

/**
 * Handles an input while somebody has taken over (behaviour: automation-paused). What the customer writes moves nothing.
 * What staff and the bank do is a fact and changes the state, in silence. The end of the attendance ends the pause
 * first, so its words are said.
 *
 * @param react handles the input as if the flow were not paused.
 */
export function whilePaused(
  state: FlowState,
  input: FlowInput,
  react: (state: FlowState, input: FlowInput) => FlowStep,
): FlowStep {
  switch (input.type) {
    case 'message':
      return step(state, { owes: true });
    case 'reminderDue':
      return step(state, {});
    case 'paused':
      return step(state, {});
    case 'resumed':
      return onResumed(state);
    case 'finished':
    case 'purchaseRegistered':
      return react({ ...state, ...GOES_ON }, input);
    default: {
      const { state: after, effects } = react(state, input);
      const isByHand = input.type === 'stageSet' || input.type === 'reset';
      return {
        state: { ...after, owes: state.owes || isByHand || after.stage !== state.stage },
        effects: effects.filter(({ type }) => !SAYS.has(type)),
      };
    }
  }
}

const GOES_ON = { paused: false, owes: false } as const;

/**
 * Goes on from where the order stands (behaviour: automation-resumed). The stage's question is asked when it is the
 * flow's turn: the customer wrote meanwhile, or the stage is another one or was set by hand. Otherwise the customer
 * still owes the answer to the question that they were asked before.
 */
export function onResumed(state: FlowState): FlowStep {
  if (!state.paused) return step(state, {});
  const question = state.owes ? ask(state, state.stage) : [];
  return question.length === 0
    ? step(state, GOES_ON)
    : step(state, { ...GOES_ON, unread: 0, reminded: false }, ...question);
}
