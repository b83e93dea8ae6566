import type { Environment } from '../environment.ts'
import type { Painter } from './painter.ts'

/** Each painter loads its own code only. */
export async function choosePainter({ painter, openai, sdWebui }: Environment): Promise<Painter> {
  switch (painter) {
    case 'atelier':
      return (await import('./offline-painter.ts')).offlinePainter()
    case 'openai':
      return (await import('./openai-painter.ts')).openaiPainter(openai)
    case 'sdweb':
      return (await import('./sdweb-painter.ts')).sdwebPainter(sdWebui)
  }
}
