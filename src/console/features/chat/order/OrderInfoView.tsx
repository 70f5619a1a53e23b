import type { Texts } from '@/console/text/texts';
import { drawSign } from '@/console/ui/drawSign';
import { PictureOrText } from '@/console/ui/PictureOrText';
import { ORDER } from './orderSheet';

/** The same elements each time: they are not drawn with what is beside them. */
const NO_PHOTO = drawSign(
  'm21.9 21.9-6.1-6.1-2.69-2.69L5 5 3.59 3.59 2.1 2.1.69 3.51 3 5.83V19c0 1.1.9 2 2 2h13.17l2.31 2.31zM5 19V7.83l6.84 6.84-.84 1.05L9 13l-3 4h8.17l2 2zM7.83 5l-2-2H19c1.1 0 2 .9 2 2v13.17l-2-2V5z',
);
const COPY = drawSign(
  'M16 1H4c-1.1 0-2 .9-2 2v14h2V3h12zm3 4H8c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h11c1.1 0 2-.9 2-2V7c0-1.1-.9-2-2-2m0 16H8V7h11z',
);

/** One detail of the order. A placeholder is shown but not copied (behaviour: order-copy). */
export interface OrderDetail {
  value: string;
  known: boolean;
}

export interface OrderInfoViewProps {
  text: Texts['orderInfo'];
  missingImage: string;
  photo: string | null;
  name: OrderDetail;
  address: OrderDetail;
  payment: OrderDetail;
  /** What the customer wants, and the account that serves them. */
  coupon: OrderDetail & { label: string };
  onCopy: (detail: 'name' | 'address') => void;
  /** Shows the picture full screen. */
  onOpenPhoto: () => void;
}

/** The customer's order so far. A click on name or address copies it. */
export function OrderInfoView(props: OrderInfoViewProps) {
  const { text, onCopy } = props;
  return (
    <section className={ORDER.classes.strip} aria-label={text.title}>
      <div className={ORDER.classes.photo}>
        {props.photo === null ? (
          <span role="img" aria-label={text.noPhoto}>
            {NO_PHOTO}
          </span>
        ) : (
          <PictureOrText
            src={props.photo}
            alt={text.photo}
            missingText={props.missingImage}
            onOpen={props.onOpenPhoto}
          />
        )}
      </div>
      <Detail
        label={text.name}
        detail={props.name}
        copyLabel={text.copy(text.name)}
        onCopy={() => onCopy('name')}
      />
      <Detail
        label={text.address}
        detail={props.address}
        copyLabel={text.copy(text.address)}
        onCopy={() => onCopy('address')}
      />
      <Detail label={text.payment} detail={props.payment} />
      <Detail label={props.coupon.label} detail={props.coupon} labelStays />
    </section>
  );
}

interface DetailProps {
  label: string;
  detail: OrderDetail;
  /** Where labels are left out for want of room, this one stays. */
  labelStays?: boolean;
  copyLabel?: string;
  onCopy?: () => void;
}

function Detail({ label, labelStays = false, detail, copyLabel, onCopy }: DetailProps) {
  const value = (
    <div className="value" data-missing={!detail.known} title={detail.value}>
      {detail.value}
    </div>
  );
  return (
    <div className={ORDER.classes.cell} data-labelled={labelStays}>
      <div className="label">{label}</div>
      {detail.known && onCopy && copyLabel ? (
        <button
          type="button"
          className={ORDER.classes.copy}
          onClick={onCopy}
          aria-label={`${copyLabel}: ${detail.value}`}
        >
          {value}
          {COPY}
        </button>
      ) : (
        value
      )}
    </div>
  );
}
