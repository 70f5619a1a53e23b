/** Hooks start a backend and a browser, and a journey is long: on a busy machine both take more than Jest allows. */
jest.setTimeout(240_000);
