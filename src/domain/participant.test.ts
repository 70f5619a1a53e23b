import { participantName } from './participant';

test.each([
  ['Rita', 'Rita'],
  [' Rita ', 'Rita'],
  ['5511999998888@c.us', '+55 (11) 99999-8888'],
  ['5511999998888:12@s.whatsapp.net', '+55 (11) 99999-8888'],
  ['14155550100@c.us', '+14155550100'],
  ['84736251940172@lid', null],
  ['rita@exemplo.com', 'rita@exemplo.com'],
  ['', null],
  [null, null],
])('the writer %j is read as %j', (author, read) => {
  expect(participantName(author)).toBe(read);
});
