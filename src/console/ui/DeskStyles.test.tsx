import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { AVATARS } from './PersonAvatar';
import { BADGES } from './ProgressBadge';
import { BUBBLES } from './bubbles';
import { DESK_STYLES } from './DeskStyles';
import { LOG } from './messageLog';
import { SKELETONS } from './Skeleton';
import { SWITCHES } from './Switch';
import { theme } from './theme/theme';

const rulesInPage = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

test('each class that is made once has its rules in the page', () => {
  render(<ThemeProvider theme={theme}>{DESK_STYLES}</ThemeProvider>);
  const rules = rulesInPage().join('\n');
  for (const { classes } of [AVATARS, BADGES, BUBBLES, LOG, SKELETONS, SWITCHES]) {
    for (const name of Object.values(classes)) expect(rules).toContain(`.${name}`);
  }
});
