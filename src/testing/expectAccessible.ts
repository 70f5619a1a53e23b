import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Fails with axe's findings on what `container` holds. Colours are not looked at: jsdom paints nothing
 * (ui/theme/tokens.test.ts holds them to their contrast, and the journeys run axe in a browser).
 */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await act(() =>
    axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  );
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(findings).toEqual([]);
}
