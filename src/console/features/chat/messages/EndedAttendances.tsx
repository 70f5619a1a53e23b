import { DayDivider } from '@/console/ui/DayDivider';

/** The lines above an item with which a new attendance begins (behaviour: earlier-attendances). */
export function EndedAttendances({ ended }: { ended: readonly string[] }) {
  return ended.map((said, index) => <DayDivider key={index} text={said} look="line" />);
}
