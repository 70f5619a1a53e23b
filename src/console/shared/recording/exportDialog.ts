import { createContext, useContext } from 'react';

/** Opens the dialog that exports a recording. Any screen may ask for it; the app shows it (behaviour: recording-export). */
export const ExportDialogContext = createContext<() => void>(() => undefined);

/** @returns a function that opens the dialog */
export const useExportDialog = (): (() => void) => useContext(ExportDialogContext);
