import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { LOW_WINDOW } from '@/console/ui/lowWindow';
import type { Texts } from '@/console/text/texts';

interface ChatToolsViewProps {
  text: Texts['tools'];
  /** Null for a group: it has no customer whose order could be summarized. */
  onSummarize: (() => void) | null;
  onPromotions: () => void;
  onCoupons: () => void;
  /** Null for a group: it has no customer who could order. */
  onRegister: (() => void) | null;
}

/** The tools for serving a customer, as buttons that are always visible. */
export function ChatToolsView({
  text,
  onSummarize,
  onPromotions,
  onCoupons,
  onRegister,
}: ChatToolsViewProps) {
  return (
    <Stack
      role="toolbar"
      aria-label={text.label}
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 2,
        px: { xs: 3, md: 4 },
        pt: 2,
        [LOW_WINDOW]: { gap: 1, pt: 1 },
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {onSummarize === null ? null : (
        <Tool icon={<SummarizeOutlined />} label={text.summarize} onClick={onSummarize} />
      )}
      <Tool icon={<FilterAltOutlined />} label={text.filterPromotions} onClick={onPromotions} />
      <Tool icon={<LocalOfferOutlined />} label={text.coupons} onClick={onCoupons} />
      {onRegister === null ? null : (
        <Tool icon={<ReceiptLongOutlined />} label={text.registerOrder} onClick={onRegister} />
      )}
    </Stack>
  );
}

interface ToolProps {
  icon: ReactNode;
  label: string;
  onClick: () => void;
}

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <Button size="small" variant="outlined" startIcon={icon} onClick={onClick}>
      {label}
    </Button>
  );
}
