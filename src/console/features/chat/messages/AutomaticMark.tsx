import { drawSign } from '@/console/ui/drawSign';

/** The mark of a message that the flow sent by itself: a small robot (behaviour: message-automatic). */
export function AutomaticMark({ title }: { title: string }) {
  return drawSign(
    'M20 9V7c0-1.1-.9-2-2-2h-3a3 3 0 0 0-6 0H6c-1.1 0-2 .9-2 2v2a3 3 0 0 0 0 6v4c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2v-4a3 3 0 0 0 0-6M7.5 11.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 0 1-3 0M16 17H8v-2h8zm-1-4a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3',
    title,
  );
}
