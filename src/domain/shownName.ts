import { formatPhone } from './phone';

/** Returns what a customer or a group is called: the name, or the formatted number where there is none. */
export const shownName = ({ name, number }: { name: string; number: string }): string =>
  name || formatPhone(number);
