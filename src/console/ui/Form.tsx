import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

export interface FormProps {
  ref?: Ref<HTMLFormElement> | undefined;
  /** For a button that stands outside the form and sends it. */
  id?: string;
  sx: SxProps<Theme>;
  onSubmit: () => void;
  children: ReactNode;
}

/** Fields that the page sends and judges itself: the browser neither leaves the page for it nor says what is missing. */
export function Form({ ref, id, sx, onSubmit, children }: FormProps) {
  return (
    <Stack
      ref={ref}
      id={id}
      component="form"
      noValidate
      sx={sx}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </Stack>
  );
}
