import { pictureDeliveryRoute } from '@waybook/contract'

import { openHttpImageService } from '#features/images/http-images.ts'
import type { ImageService } from '#features/images/images.ts'
import { openPainterHere } from '#features/images/painter-here.ts'

import type { Environment } from './environment.ts'
import { mainOrigin } from './reach.ts'

/** The configured image service, otherwise a painter of this server. */
export function openImages(environment: Environment): ImageService {
  const { imageService, imagesCallback, painter } = environment
  if (!imageService) return openPainterHere({ settings: painter, onCrash: reportCrash })
  const callback = `${imagesCallback ?? mainOrigin(environment)}${pictureDeliveryRoute.path}`
  return openHttpImageService({ ...imageService, callback })
}

function reportCrash(error: unknown): void {
  process.stderr.write(`waybook: the painter crashed: ${error instanceof Error ? error.stack : String(error)}\n`)
}
