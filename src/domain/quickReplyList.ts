/** The list that opens with '/' (behaviour: quick-reply-menu). */
import type { QuickReply } from '@/contract/entities/quickReply';
import { foldText } from './search';

export interface QuickReplyGroups {
  own: QuickReply[];
  team: QuickReply[];
  /** The reply that fits best: by the beginning of its name before within it, one's own before the team's. */
  best: QuickReply | null;
}

/**
 * The replies that fit what was typed after '/', without regard to case and accents: a person's own before the team's,
 * and in each group the best fit first, then by name. Texts are looked through where no name fits. Nothing typed fits
 * every reply.
 */
export function quickReplyGroups(replies: readonly QuickReply[], typed: string): QuickReplyGroups {
  const wanted = foldText(typed.trim());
  const named = replies
    .map((reply) => ({ reply, name: foldText(reply.atalho) }))
    .map((one) => ({ ...one, at: one.name.indexOf(wanted) }))
    .sort((a, b) => Math.sign(a.at) - Math.sign(b.at) || byText(a.name, b.name));
  const fitting = named.filter(({ at }) => at !== -1);
  const shown =
    fitting.length > 0
      ? fitting
      : named.filter(({ reply }) => foldText(reply.texto).includes(wanted));
  const own = shown.filter(({ reply }) => !reply.daEquipe);
  const team = shown.filter(({ reply }) => reply.daEquipe);
  const best = [...own, ...team].toSorted((a, b) => Math.sign(a.at) - Math.sign(b.at))[0];
  return {
    own: own.map(({ reply }) => reply),
    team: team.map(({ reply }) => reply),
    best: best?.reply ?? null,
  };
}

/** The order of texts by their characters. */
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
