import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface OtherWayProps {
  /** Whom the other form is for. */
  question: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
  /** The pointer or the focus is on it: it may be pressed soon. */
  onNear?: () => void;
}

/** Below a form of the entry: the way to the other one. */
export function OtherWay({ question, label, disabled, onClick, onNear }: OtherWayProps) {
  return (
    <Typography component="p" color="textSecondary" sx={{ mt: 5, textAlign: 'center' }}>
      {question}{' '}
      <Button
        size="small"
        disabled={disabled}
        onClick={onClick}
        {...(onNear === undefined ? {} : { onPointerEnter: onNear, onFocus: onNear })}
      >
        {label}
      </Button>
    </Typography>
  );
}
