import { createIdentityQuestion } from './identityQuestion';

describe('the question who is there', () => {
  test('is shown to whoever listens, and asked once however many wait for it', async () => {
    const question = createIdentityQuestion();
    const heard = jest.fn();
    const stop = question.subscribe(heard);
    const answers = [question.ask(), question.ask()];
    expect(question.isOpen()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    question.answer('confirmed');
    expect(await Promise.all(answers)).toEqual(['confirmed', 'confirmed']);
    expect(question.isOpen()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    // An answer without a question is none for the next.
    question.answer('confirmed');
    const next = question.ask();
    question.answer('cancelled');
    expect(await next).toBe('cancelled');
    stop();
  });

  test('fails where nobody could show it', async () => {
    const question = createIdentityQuestion();
    expect(await question.ask()).toBe('failed');
    question.subscribe(() => undefined)();
    expect(await question.ask()).toBe('failed');
    expect(question.isOpen()).toBe(false);
  });
});
