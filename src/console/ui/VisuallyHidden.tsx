import type { ComponentPropsWithoutRef } from 'react';
import { HIDDEN_CLASS } from './theme/hiddenClass';

interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  as?: 'h1' | 'h2' | 'span';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={HIDDEN_CLASS} />;
}
