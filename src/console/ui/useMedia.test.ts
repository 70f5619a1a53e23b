import { act, renderHook } from '@testing-library/react';
import { answerMediaQueries, forgetMediaQueries, mediaFollowers } from '@/testing/mediaQueries';
import { useMedia } from './useMedia';

afterEach(forgetMediaQueries);

const PHONE = '(max-width: 600px)';

test('a media query holds from the first render on, and is followed until nobody asks', () => {
  answerMediaQueries((media) => media === PHONE);
  const { result, unmount } = renderHook(() => useMedia(PHONE));
  expect(result.current).toBe(true);
  act(() => answerMediaQueries(() => false));
  expect(result.current).toBe(false);
  unmount();
  expect(mediaFollowers()).toBe(0);
});

test('another query is followed instead of the one before', () => {
  answerMediaQueries((media) => media === PHONE);
  const { result, rerender } = renderHook(useMedia, { initialProps: '(hover: hover)' });
  expect(result.current).toBe(false);
  rerender(PHONE);
  expect(result.current).toBe(true);
  expect(mediaFollowers()).toBe(1);
});

test('the head of a rule of a style sheet is a query, too', () => {
  answerMediaQueries((media) => media === PHONE);
  expect(renderHook(() => useMedia(`@media ${PHONE}`)).result.current).toBe(true);
});
