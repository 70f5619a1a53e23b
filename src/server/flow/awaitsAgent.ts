import { isAgentsTurn } from '@/domain/waitsFor';
import type { FlowEffect, FlowInput, FlowState } from './state';

/** What an input has led to. */
interface Outcome {
  before: FlowState;
  after: FlowState;
  /** All effects, those of further inputs among them. */
  effects: readonly FlowEffect[];
}

const isForAgents = ({ pagamentoPago, stage }: FlowState): boolean =>
  pagamentoPago || stage === 'aguardando_agente' || isAgentsTurn(stage);

/**
 * Says whether the chat waits for an agent after an input (behaviour: waits-since): the stage wants one, the flow left
 * the customer to one, or it had no answer to what they wrote.
 *
 * @returns null when the input changed nothing about that
 */
export function awaitsAgent(input: FlowInput, { before, after, effects }: Outcome): boolean | null {
  if (after.stage === 'finalizado' && !after.pagamentoPago) return false;
  if (isForAgents(after)) {
    // An agent who has written since is not waited for anew because a fact came in that left the order where it was.
    return input.type === 'message' || !isForAgents(before) ? true : null;
  }
  const said = effects.filter(({ type }) => type === 'say' || type === 'sendPix');
  if (said.some((effect) => effect.type === 'say' && effect.leaves === true)) return true;
  if (input.type === 'message' && said.length === 0) return true;
  return said.length > 0 || after.stage !== before.stage ? false : null;
}
