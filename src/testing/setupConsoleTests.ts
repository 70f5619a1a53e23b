import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { loadTexts } from '@/console/text/texts';

// A second, as it has it, is little on a machine with other things to do.
configure({ asyncUtilTimeout: 20_000 });

// There is nothing to paint on, and jsdom complains by the page when axe asks for it.
HTMLCanvasElement.prototype.getContext = () => null;

// As behind the login, where every screen waits for them.
beforeAll(() => loadTexts('pt-BR'));

afterEach(() => {
  cleanup();
});
