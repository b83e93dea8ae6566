import type { Painter } from '../service/painter.ts'
import type { PainterSettings } from './painter-settings.ts'
import type { ReceivePicture } from './received-picture.ts'

/** Imports only the code of the chosen painter. */
export async function openPainter(
  { painter, openai, sdWebui }: PainterSettings,
  receive: ReceivePicture,
): Promise<Painter> {
  switch (painter) {
    case 'atelier':
      return (await import('./offline-painter.ts')).offlinePainter()
    case 'openai':
      return (await import('./openai-painter.ts')).openaiPainter(openai, receive)
    case 'sdweb':
      return (await import('./sdweb-painter.ts')).sdwebPainter(sdWebui, receive)
  }
}
