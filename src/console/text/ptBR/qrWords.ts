/** What the window that pairs the messaging app says (behaviour: qr-modal). */
export const qrWordsPtBR = {
  title: 'Conectar WhatsApp',
  generating: 'Gerando QR Code...',
  alt: 'QR Code para conectar o WhatsApp',
  steps: [
    'Abra o WhatsApp no seu celular',
    'Toque em Mais opções ou Configurações',
    'Toque em Aparelhos conectados',
    'Toque em Conectar um aparelho',
    'Aponte o celular para esta tela',
  ],
};
