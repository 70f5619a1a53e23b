import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { loadTexts } from '@/console/text/texts';
import { installMediaQueries } from './mediaQueries';

// Only ends a wait that is in vain, as in `until`: the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 90_000 });

// jsdom has no canvas, and prints an error for each call by axe.
HTMLCanvasElement.prototype.getContext = () => null;

installMediaQueries();

// Behind the login every screen has its texts loaded.
beforeAll(() => loadTexts('pt-BR'));

afterEach(() => {
  cleanup();
});
