import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SideTexts } from '@/console/text/sideTexts';

interface PagingProps {
  text: SideTexts['ordersDashboard']['paging'];
  /** The requested page, which may still be loading. */
  page: number;
  pages: number;
  /** 'Página 2 de 5 (100 itens)'. */
  position: string;
  onPage: (page: number) => void;
}

/** When the buttons do not fit beside the position, they go together to the line below. */
const POSITION_SX = { mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } } as const;

/** The buttons to turn pages (behaviour: dashboard-paging). */
export function Paging({ text, page, pages, position, onPage }: PagingProps) {
  const last = Math.max(1, pages);
  const ways = [
    { key: 'first', to: 1 },
    { key: 'previous', to: Math.max(1, page - 1) },
    { key: 'next', to: Math.min(last, page + 1) },
    { key: 'last', to: last },
  ] as const;
  return (
    <Stack
      component="nav"
      aria-label={text.label}
      sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40 }}
    >
      <Typography role="status" variant="body2" color="textSecondary" sx={POSITION_SX}>
        {position}
      </Typography>
      {ways.map(({ key, to }) => {
        const isHere = to === page;
        return (
          <Button
            key={key}
            size="small"
            variant="outlined"
            // Not `disabled`, so that a person turning pages keeps the focus at the first or last page.
            aria-disabled={isHere}
            onClick={() => {
              if (!isHere) onPage(to);
            }}
            sx={{ color: isHere ? 'text.disabled' : undefined }}
          >
            {text[key]}
          </Button>
        );
      })}
    </Stack>
  );
}
