import { createElement } from 'react';
import { ConsolePage } from '@/console/app/desk/ConsolePage';
import type { DeskLoader } from '@/console/app/deskLoader';
import { OPEN_DESK } from './renderWithStore';

/** The desk of a store in which it is open, for tests that go to the console. */
export const CONSOLE_DESK: DeskLoader = { ...OPEN_DESK, page: () => createElement(ConsolePage) };
