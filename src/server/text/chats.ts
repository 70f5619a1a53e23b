/** What the conversation list shows for a message without words, by the kind of its media. */
export const mediaPreview = {
  image: '📷 Imagem',
  video: '🎬 Vídeo',
  audio: '🎤 Áudio',
  other: '📎 Arquivo',
} as const;
