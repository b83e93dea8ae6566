import type { Environment } from '../environment.ts'
import { atelierPainter } from './atelier-painter.ts'
import type { Painter } from './painter.ts'

/** Each painter loads its own code only. */
export async function choosePainter({ painter }: Environment): Promise<Painter> {
  switch (painter) {
    case 'atelier':
    case 'openai':
    case 'sdweb':
      return atelierPainter()
  }
}
