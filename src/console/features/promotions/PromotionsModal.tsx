import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { promotionWordsOf } from '@/console/text/promotionWords';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { CatalogForm } from './CatalogForm';
import { Products } from './Products';
import { RunView } from './RunView';
import { useCatalogSource } from './useCatalogSource';
import { useFiltering } from './useFiltering';

/**
 * 'Filtrar promoções': lists the products of a pasted catalog that are not on promotion (behaviour: promotions-modal).
 */
export function PromotionsModal({ onClose }: { onClose: () => void }) {
  const { common } = useText();
  const locale = useLocale();
  const text = promotionWordsOf(locale);
  const { source, isEmpty, ...catalog } = useCatalogSource();
  const { run, start, cancel, clear, lose } = useFiltering();
  return (
    <ModalDialog
      open
      title={text.title}
      closeLabel={common.close}
      onClose={onClose}
      maxWidth="md"
      holdsEntry
    >
      <CatalogForm
        text={text}
        locale={locale}
        source={source}
        isEmpty={isEmpty}
        cancelLabel={run.status === 'working' ? common.cancel : null}
        onText={catalog.setText}
        onFile={catalog.holdFile}
        onClear={() => {
          catalog.clear();
          clear();
        }}
        onFilter={() => start(catalog.blob())}
        onCancel={cancel}
      />
      <RunView
        text={text}
        locale={locale}
        run={run}
        renderProducts={(held) => <Products catalog={held} onLost={lose} />}
      />
    </ModalDialog>
  );
}
