import ContentCopy from '@mui/icons-material/ContentCopy';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import type { Texts } from '@/console/text/texts';
import { PictureOrText } from '@/console/ui/PictureOrText';
import { ORDER } from './orderSheet';

/** The same elements each time: they are not drawn with what is beside them. */
const NO_PHOTO = <ImageNotSupportedOutlined aria-hidden fontSize="small" />;
const COPY = <ContentCopy aria-hidden />;

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
