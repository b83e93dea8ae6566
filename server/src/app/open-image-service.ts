import { pictureDeliveryRoute } from '@waybook/contract'

import { openHttpImageService } from '#features/images/http-images.ts'
import type { ImageService } from '#features/images/images.ts'
import { openPainterHere } from '#features/images/painter-here.ts'

import type { Environment } from './environment.ts'
import { mainOrigin } from './reach.ts'

/** Opens the configured image service, or a painter in this server if none is configured. */
export function openImages(environment: Environment): ImageService {
  const { imageService, imagesCallback, painter } = environment
  if (!imageService) return openPainterHere({ settings: painter, onCrash: reportCrash })
  const callback = `${imagesCallback ?? mainOrigin(environment)}${pictureDeliveryRoute.path}`
  return openHttpImageService({ ...imageService, callback })
}

function reportCrash(error: unknown): void {
  process.stderr.write(`waybook: the painter crashed: ${error instanceof Error ? error.stack : String(error)}\n`)
}
