import { chatOfCall } from './chatOfCall';

test.each([
  ['getConversation', { chatId: 'c1', before: 'm1' }, 'c1'],
  ['registerPurchase', { phone: '5511987654321', purchase: { chatId: 'c2' } }, 'c2'],
  ['acceptOffer', { ofertaId: 'o1' }, null],
  ['listConversations', undefined, null],
])('%s is about its chat, or about none', (endpointName, originalArgs, chatId) => {
  expect(chatOfCall({ endpointName, originalArgs })).toBe(chatId);
});
