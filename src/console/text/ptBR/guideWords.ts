/** The first steps of a new agent (behaviour: first-steps). */
export const guideWordsPtBR = {
  title: 'Seus primeiros passos',
  dismiss: 'Dispensar',
  done: 'feito',
  steps: {
    online: 'Fique online para receber clientes',
    accept: 'Aceite uma oferta: o cliente passa a ser seu',
    link: 'Vincule ao cliente um cupom do valor que ele quer, com “Puxar cupom”',
  },
};
