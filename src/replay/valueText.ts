/** @returns a value as one line of JSON, cut after so many characters where it is longer */
export function valueText(value: unknown, chars = Infinity): string {
  const text = value === undefined ? '(absent)' : JSON.stringify(value);
  return text.length > chars ? `${text.slice(0, chars)}… (${text.length} characters)` : text;
}
