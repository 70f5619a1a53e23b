import { clientesApi } from '@/console/api/clientes';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { referralWordsOf } from '@/console/text/referralWords';
import { ReferralsDialogView } from './ReferralsDialogView';

interface ReferralsDialogProps {
  phone: string;
  onClose: () => void;
}

/** 'Indicações' in the actions menu: re-reads the summary and shows it (behaviour: referrals-dialog). */
export function ReferralsDialog({ phone, onClose }: ReferralsDialogProps) {
  const text = useText();
  const locale = useLocale();
  const { data, isError, isFetching, refetch } = clientesApi.useGetIndicacoesQuery(
    { phone },
    { refetchOnMountOrArgChange: true },
  );
  const summary = isError ? null : (data?.indicacoes ?? null);
  return (
    <ReferralsDialogView
      text={referralWordsOf(locale)}
      closeLabel={text.common.close}
      retryLabel={text.common.retry}
      summary={isFetching ? 'loading' : (summary ?? 'failed')}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
