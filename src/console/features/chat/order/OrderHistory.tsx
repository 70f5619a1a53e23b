import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId } from 'react';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useText } from '@/console/shared/text/useText';
import { useStateOf } from '@/console/ui/useStateOf';
import { ORDER } from './orderSheet';

const Pane = downloadedPart(
  async () => (await import(/* webpackChunkName: "order-history" */ './HistoryPane')).HistoryPane,
);

/** The same element each time: it is not drawn with the rest. */
const MORE = <ExpandMore aria-hidden />;

/** The orders of the open chat's customer, folded at first (behaviour: order-history). */
export function OrderHistory({ phone }: { phone: string }) {
  const { history } = useText();
  const id = useId();
  // Folded again it stays, so that it folds smoothly.
  const [shown, setShown] = useStateOf<'never' | 'open' | 'folded'>(phone, 'never');
  const open = shown === 'open';
  return (
    <section className={ORDER.classes.history}>
      <button
        type="button"
        className={ORDER.classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={Pane.approach}
        onClick={() => setShown(open ? 'folded' : 'open')}
      >
        {MORE}
        {history.title}
      </button>
      {shown === 'never' ? null : (
        <Pane.Part of={{ id, phone, open }} onFailed={() => setShown('never')} />
      )}
    </section>
  );
}
