import { selectText } from '@/console/shared/text/useText';
import type { AppListenerApi } from '@/console/store/listening';
import { copyAndSay } from './copyAndSay';
import { quoted } from './quoted';

/** How long what is given back is shown, in ms: nothing else holds it any more, and its writer may be at other work. */
const GIVEN_BACK_MS = 60_000;

/** Something that somebody wrote and that reaches nobody. */
interface GivenBack {
  /** Of the notice. */
  key: string;
  /** All of it. */
  text: string;
  /** Says what became of it, by its beginning. */
  say: (quote: string) => string;
}

/** Warns the writer of something that its chat took along, and lets them copy all of it (behaviour: outbox-kept). */
export function giveBack(
  { dispatch, extra, getState }: Pick<AppListenerApi, 'dispatch' | 'extra' | 'getState'>,
  { key, text, say }: GivenBack,
): void {
  extra.notifier.notify({
    ...{ variant: 'warning', key, text: say(quoted(text)), durationMs: GIVEN_BACK_MS },
    action: {
      label: selectText(getState()).common.copy,
      run: () => void dispatch(copyAndSay(text)),
    },
  });
}
