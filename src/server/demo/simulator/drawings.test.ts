import { drawQr } from '@/server/flow/pixQr';
import { crc16, pixCode, pixIdOf } from '@/server/ports/pixCode';
import { drawAvatar, drawCart } from './drawings';
import { makeNumber, makePersona, makeOrderIntent } from './persona';

const intent = makeOrderIntent(makePersona(5), 0);

describe('what the project draws', () => {
  it('is a cart with its restaurant, every dish and the total', () => {
    const svg = drawCart({
      restaurante: 'Cantina',
      items: [
        { name: 'Lasanha', cents: 3_290, quantity: 2 },
        { name: 'Suco', cents: 900, quantity: 1 },
      ],
      fee: 499,
    });
    for (const text of ['Cantina', '2× Lasanha', '65,80', '1× Suco', '74,80', '4,99', '79,79']) {
      expect(svg).toContain(text);
    }
  });

  it('escapes text, so that it stays text', () => {
    const svg = drawCart({ ...intent, restaurante: `<script>alert("x")</script>&'` });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&#60;script&#62;');
  });

  it('is the same for the same customer, and another for another', () => {
    expect(drawCart(intent)).toBe(drawCart(makeOrderIntent(makePersona(5), 0)));
    expect(drawAvatar(5)).toBe(drawAvatar(5));
    expect(drawAvatar(5)).not.toBe(drawAvatar(6));
    expect(drawQr('a')).toBe(drawQr('a'));
    expect(drawQr('a')).not.toBe(drawQr('b'));
  });
});

describe('a charge’s code', () => {
  it('is checked by CRC-16/CCITT-FALSE, whose well-known check value is 29B1', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('holds its charge and its amount, and ends in a CRC that fits', () => {
    const pixId = '01kaxyzxyzxyzxyzxyzxyzxyz0';
    const code = pixCode({ pixId, amount: 470 });
    expect(code).toContain('54044.70');
    expect(pixIdOf(code)).toBe(pixId);
    expect(code.slice(-8)).toBe(`6304${crc16(code.slice(0, -4))}`);
    expect(pixIdOf(`Pague: ${code}`)).toBeNull();
  });
});

describe('a customer’s number', () => {
  it('belongs to nobody: the area code 00 does not exist', () => {
    for (let index = 0; index < 1_000; index += 1) {
      expect(makeNumber(1, index)).toMatch(/^55009\d{8}$/);
    }
  });

  it('is different for each customer', () => {
    const numbers = Array.from({ length: 5_000 }, (_, index) => makeNumber(1, index));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
