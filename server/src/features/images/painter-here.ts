import { openPainter, type Painter, type PainterSettings, paintInTime, undecodedPicture } from '@waybook/images'

import { type ImageService, paintingOf } from './images.ts'

interface Options {
  readonly settings: PainterSettings
  /** Called with the error of a painter that crashes. */
  readonly onCrash: (error: unknown) => void
}

/** A painter in this server. An order ends when its picture is painted, and nothing is delivered later. */
export function openPainterHere({ settings, onCrash }: Options): ImageService {
  let opened: Promise<Painter> | undefined
  return {
    atOnce: settings.atOnce,
    order: async (order, signal) => {
      // The first order loads the painter's code.
      opened ??= openPainter(settings, undecodedPicture)
      const job = { ...paintingOf(order), perspective: order.perspective ?? 'battlemap' }
      const painted = await paintInTime(await opened, job, { signal, onCrash })
      if (painted.ok) return { ok: true, picture: painted.picture.bytes }
      const { error, retryable, retryAfterSeconds } = painted
      const afterMs = retryAfterSeconds === undefined ? null : retryAfterSeconds * 1000
      return { ok: false, error, retryable, afterMs }
    },
    health: async () => {
      const environment = process.env['NODE_ENV'] ?? 'production'
      return await Promise.resolve({ environment, service: 'images', painter: settings.painter })
    },
    key: () => null,
  }
}
