import { TestEnvironment } from 'jest-environment-node';
import { contentOf, openPagesOf } from './openPages';

/** What Jest's runner tells of, as far as it is looked at here. */
interface RunnerEvent {
  name: string;
  error?: unknown;
}

/**
 * Runs the journeys. Where one fails, the error says what every open page shows: for whoever reads of a failure on a
 * machine that is not theirs.
 */
export default class JourneyEnvironment extends TestEnvironment {
  async handleTestEvent({ name, error: fault }: RunnerEvent): Promise<void> {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    if (!isFault(fault)) return;
    const pages = openPagesOf(this.global).filter((page) => !page.isClosed());
    const told = (await Promise.all(pages.map(contentOf))).join('\n\n');
    // Jest prints the lines before the first place in the code as they are.
    fault.stack = fault.stack.replace(/\n\s+at /, (place) => `\n\n${told}\n${place}`);
  }
}

/** An error of the tests' own realm is no instance of this realm's class. */
const isFault = (fault: unknown): fault is { stack: string } =>
  typeof fault === 'object' &&
  fault !== null &&
  'stack' in fault &&
  typeof fault.stack === 'string';
