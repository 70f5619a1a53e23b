import { ptBR } from '@/console/text/ptBR';
import { buildMessage } from '@/testing/builders/message';
import { announcementOf } from './announcementOf';

const told = (change: Parameters<typeof buildMessage>[0]) =>
  announcementOf(buildMessage(change), 'Maria', ptBR.chat);
const media = (mimetype: string, url: string | null = '/x') => ({
  body: '',
  hasMedia: true,
  media: { url, mimetype },
});

describe('the announcement of a message to screen readers', () => {
  test('says who wrote it and what; in a group it names the member', () => {
    expect(told({ body: 'Oi' })).toBe('Maria: Oi');
    expect(told({ body: 'Oi', author: 'Bia' })).toBe('Bia: Oi');
  });

  test('has no signs of WhatsApp’s in it', () => {
    expect(told({ body: '*Oi*, _tudo_?' })).toBe('Maria: Oi, tudo?');
    expect(told({ ...media('image/png'), body: '*Meu* carrinho' })).toBe(
      'Maria: Imagem enviada na conversa. Meu carrinho',
    );
  });

  test('has only the beginning of a message that would take minutes to read out', () => {
    expect(told({ body: '😋'.repeat(4000) })).toBe(`Maria: ${'😋'.repeat(200)}…`);
    expect(told({ body: 'a'.repeat(200) })).toBe(`Maria: ${'a'.repeat(200)}`);
  });

  test.each([
    [media('image/png'), 'Imagem enviada na conversa'],
    [media('video/mp4'), 'Vídeo'],
    [media('audio/ogg'), 'Áudio'],
    [media('application/pdf'), 'Arquivo'],
    [media('image/png', null), 'Mídia antiga não disponível'],
    [{ body: ' ' }, 'Mensagem sem conteúdo'],
    [{ ...media('image/png'), body: 'Meu carrinho' }, 'Imagem enviada na conversa. Meu carrinho'],
  ])('names what cannot be read out: %#', (change, words) => {
    expect(told(change)).toBe(`Maria: ${words}`);
  });
});
