import { readConfig, type ConsoleConfig } from '@/contract/config';

/**
 * Reads the deployment's `/config.json` (wire: config-file). Without the file, or when the response is not JSON, the
 * defaults apply: a static host may answer an unknown address with its index.html.
 *
 * @throws TypeError when the host cannot be reached at all
 */
export async function loadConfig(fetchFile: typeof fetch): Promise<ConsoleConfig> {
  const answer = await fetchFile('/config.json');
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (!answer.ok || !isJson) return readConfig(undefined);
  return readConfig(await answer.json());
}
