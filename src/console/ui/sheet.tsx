import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';

/** Classes that are made once. */
export interface Sheet<K extends string> {
  classes: Readonly<Record<K, string>>;
  /** Brings their rules into the page. It never changes, so it is never drawn again. */
  styles: ReactElement;
}

/**
 * Makes the classes of what is drawn by the dozen, at every event: rows and bubbles. A styled element asks the style
 * engine anew each time it is drawn, which costs more than the element. `DeskStyles` mounts the rules.
 *
 * @param name begins each class
 * @param rules of each class, from the theme whose variables they use, so that a scheme's change draws nothing
 */
export function makeSheet<K extends string>(
  name: string,
  rules: Readonly<Record<K, (theme: Theme) => CSSObject>>,
): Sheet<K> {
  const names = Object.keys(rules) as K[];
  const classOf = (key: K) => `${name}-${key}`;
  return {
    classes: Object.fromEntries(names.map((key) => [key, classOf(key)])) as Record<K, string>,
    styles: (
      <GlobalStyles
        styles={(theme) =>
          Object.fromEntries(names.map((key) => [`.${classOf(key)}`, rules[key](theme)]))
        }
      />
    ),
  };
}
