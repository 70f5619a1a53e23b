import { DEMO_FOLDER_VARIABLE, startBackend } from './backend';

/** Before all journeys: a demo is begun once, for each to start on a copy; beginning one takes seconds. */
export default async function setupAll(): Promise<void> {
  const backend = await startBackend({ isNew: true });
  await backend.stop();
  process.env[DEMO_FOLDER_VARIABLE] = backend.dataDir;
}
