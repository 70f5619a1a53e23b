import Typography from '@mui/material/Typography';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { useAppSelector } from '@/console/store/hooks';
import { useCouponDetail } from './useCouponDetail';

/** What the customer wants and the account that serves them, where the rest of the order is folded (design: phone-chat). */
export function OrderLine({ chatId }: { chatId: string }) {
  const wanted = useAppSelector((state) => selectCliente(state, chatId)?.cupomValor ?? null);
  const { label, value, known } = useCouponDetail(chatId, wanted);
  return wanted === null && !known ? null : (
    <Typography variant="caption" component="p" noWrap color="textSecondary" sx={LINE_SX}>
      {label} · <b>{value}</b>
    </Typography>
  );
}

const LINE_SX = {
  flex: 'none',
  px: 3,
  py: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'line',
} as const;
