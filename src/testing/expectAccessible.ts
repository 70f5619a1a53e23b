import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Fails with axe's findings in `container`. Colours are not checked, because jsdom does not paint
 * (ui/theme/tokens.test.ts checks their contrast, and the journeys run axe in a browser).
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
