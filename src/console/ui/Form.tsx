import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

export interface FormProps {
  ref?: Ref<HTMLFormElement> | undefined;
  /** The id by which a button outside the form can submit it. */
  id?: string;
  sx: SxProps<Theme>;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that the page submits and validates itself: the browser neither navigates nor shows its own messages. */
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
