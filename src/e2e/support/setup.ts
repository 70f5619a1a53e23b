/** Only ends a journey that hangs; the steps of one have limits of their own. */
jest.setTimeout(600_000);
