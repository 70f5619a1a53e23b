import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { loadCatalogue } from '@/console/text/catalogues';

// There is nothing to paint on, and jsdom complains by the page when axe asks for it.
HTMLCanvasElement.prototype.getContext = () => null;

// As behind the login, where every screen waits for them.
beforeAll(() => loadCatalogue('pt-BR'));

afterEach(() => {
  cleanup();
});
