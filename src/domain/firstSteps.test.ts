import { stepsDone } from './firstSteps';

test.each([
  [false, false, false, []],
  [true, false, false, ['online']],
  [true, true, false, ['online', 'accept']],
  [false, true, false, ['online', 'accept']],
  [false, false, true, ['online', 'accept', 'link']],
])('online %p, with a customer %p, linked %p: %j', (isOnline, hasCustomer, hasLinked, done) => {
  expect([...stepsDone({ isOnline, hasCustomer, hasLinked })]).toEqual(done);
});
