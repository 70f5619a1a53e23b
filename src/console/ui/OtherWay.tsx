import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface OtherWayProps {
  /** The question that says whom the other form is for. */
  question: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
  /** Called when the pointer or the focus is on the button, so it may be pressed soon. */
  onNear?: () => void;
}

/** The link below the login or register form that leads to the other one. */
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
