import { createLeaving } from './leaving';

/** Puts the router's entry number `idx` at `path` into the browser's history. */
function stand(path: string, idx: number) {
  window.history.replaceState({ idx }, '', path);
}

/** Makes the browser go to a history entry on its own. */
function pop(path: string, idx: number) {
  stand(path, idx);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
}

/** Records the popstate events that reach the router. */
function listen() {
  const heard = jest.fn();
  window.addEventListener('popstate', heard);
  return { heard, end: () => window.removeEventListener('popstate', heard) };
}

const goes = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);

beforeEach(() => {
  goes.mockClear();
  stand('/perfil', 3);
});

describe('leaving a screen with something unsaved', () => {
  test('asks before any navigation, and never once it is saved', () => {
    const leaving = createLeaving(window);
    expect(leaving.allowed()).toBe(true);
    const agreed = jest.fn(() => false);
    const end = leaving.guard(agreed);
    expect(leaving.allowed()).toBe(false);
    agreed.mockReturnValue(true);
    expect(leaving.allowed()).toBe(true);
    end();
    agreed.mockClear();
    expect(leaving.allowed()).toBe(true);
    expect(agreed).not.toHaveBeenCalled();
  });

  test('asks for each of two unsaved things, and for the one left once the other is saved', () => {
    const leaving = createLeaving(window);
    const endForm = leaving.guard(() => false);
    const endCodes = leaving.guard(() => true);
    expect(leaving.allowed()).toBe(false);
    endCodes();
    expect(leaving.allowed()).toBe(false);
    endForm();
    expect(leaving.allowed()).toBe(true);
  });

  test('by Back stays when the person does not agree, and the router gets no event', () => {
    const leaving = createLeaving(window);
    const router = listen();
    const end = leaving.guard(() => false);
    pop('/dashboard', 1);
    expect(goes).toHaveBeenCalledWith(2);
    pop('/perfil', 3);
    expect(router.heard).not.toHaveBeenCalled();
    end();
    router.end();
  });

  test('by Back leaves when the person agrees', () => {
    const leaving = createLeaving(window);
    const router = listen();
    const end = leaving.guard(() => true);
    pop('/dashboard', 2);
    expect(goes).not.toHaveBeenCalled();
    expect(router.heard).toHaveBeenCalledTimes(1);
    end();
    router.end();
  });

  test('by closing the page asks in the browser’s own words, as long as something is unsaved', () => {
    const closes = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const end = createLeaving(window).guard(() => true);
    expect(closes()).toBe(true);
    end();
    expect(closes()).toBe(false);
  });
});
