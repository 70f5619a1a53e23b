/** The conversation list's preview of a message without text, by the type of its media. */
export const mediaPreview = {
  image: '📷 Imagem',
  video: '🎬 Vídeo',
  audio: '🎤 Áudio',
  other: '📎 Arquivo',
} as const;
