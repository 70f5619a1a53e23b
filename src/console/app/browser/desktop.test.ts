import { createFakeWorld } from '@/testing/fakePorts';
import { createDesktop, type DesktopBrowser } from './desktop';
// Imported here, so that no test waits for it to load.
import './desktopNotices';

/** A fake of the browser's notification. */
class FakeNotification {
  static readonly permission = 'granted';
  static readonly requestPermission = () => Promise.resolve('granted' as const);
  static shown: FakeNotification[] = [];
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onclick: (() => void) | null = null;
  isOpen = true;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this);
  }
  close() {
    this.isOpen = false;
    this.onclose?.();
  }
}

/** Fake locks shared by the tabs of one browser: shared locks, and locks taken at once or not at all. */
function sharedLocks(): NonNullable<DesktopBrowser['locks']> {
  const held: string[] = [];
  const hold = async (name: string, run: () => Promise<unknown>) => {
    held.push(name);
    await run().finally(() => held.splice(held.indexOf(name), 1));
  };
  const request = (name: string, options: LockOptions, run: (lock: object | null) => unknown) =>
    options.ifAvailable === true && held.includes(name)
      ? Promise.resolve(run(null))
      : hold(name, () => Promise.resolve(run({})));
  return {
    request: request as LockManager['request'],
    query: () => Promise.resolve({ held: held.map((name) => ({ name })), pending: [] }),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Opens a tab of the browser whose tabs share `locks`. */
function openTab(locks: DesktopBrowser['locks'], visible: boolean) {
  const { page, ports } = createFakeWorld();
  page.show(visible);
  const focus = jest.fn();
  const notifications = FakeNotification as unknown as typeof Notification;
  const desktop = createDesktop({ notifications, locks, focus }, ports.page, jest.fn());
  const onClick = jest.fn();
  const shows = async (tag = 'offer:1') => {
    const close = desktop.show({ tag, title: 'Nova oferta', body: 'Rita', stays: true, onClick });
    await settle();
    return close;
  };
  return { ...page, desktop, focus, onClick, shows };
}

beforeEach(() => {
  FakeNotification.shown = [];
});
const open = () => FakeNotification.shown.filter(({ isOpen }) => isOpen);

describe('a notice on the desktop', () => {
  it('makes no sound of its own, and stays if requested', async () => {
    await openTab(sharedLocks(), false).shows();
    expect(open()).toHaveLength(1);
    expect(open()[0]?.options).toMatchObject({
      body: 'Rita',
      tag: 'offer:1',
      silent: true,
      requireInteraction: true,
    });
  });

  it('is shown by one of several hidden tabs', async () => {
    const locks = sharedLocks();
    const tabs = [openTab(locks, false), openTab(locks, false)];
    await Promise.all(tabs.map(({ shows }) => shows()));
    expect(FakeNotification.shown).toHaveLength(1);
    await tabs[1]?.shows('offer:2');
    expect(open()).toHaveLength(2);
  });

  it('is not shown while another tab is visible, and is once that one is hidden', async () => {
    const locks = sharedLocks();
    const front = openTab(locks, true);
    const behind = openTab(locks, false);
    await behind.shows();
    expect(FakeNotification.shown).toEqual([]);
    front.show(false);
    await settle();
    await behind.shows();
    expect(open()).toHaveLength(1);
  });

  it('brings the tab to the front when it is clicked', async () => {
    const { focus, onClick, shows } = openTab(sharedLocks(), false);
    await shows();
    open()[0]?.onclick?.();
    expect(focus).toHaveBeenCalledTimes(1);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(open()).toEqual([]);
  });

  it('disappears when it is closed, and when its tab becomes visible', async () => {
    const tab = openTab(sharedLocks(), false);
    const close = await tab.shows();
    await tab.shows('offer:2');
    close();
    expect(open().map(({ options }) => options.tag)).toEqual(['offer:2']);
    tab.show(true);
    expect(open()).toEqual([]);
  });

  it('is skipped in a browser that does not support it', async () => {
    const { ports } = createFakeWorld();
    const bare = { notifications: undefined, locks: undefined, focus: jest.fn() };
    const desktop = createDesktop(bare, ports.page, jest.fn());
    expect(desktop.permission()).toBe('unsupported');
    expect(await desktop.ask()).toBe('unsupported');
  });
});
