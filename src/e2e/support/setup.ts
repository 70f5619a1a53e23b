/** Only ends a journey that hangs; each step has its own time limit. */
jest.setTimeout(600_000);
