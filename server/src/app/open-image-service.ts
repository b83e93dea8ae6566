import { pictureDeliveryRoute } from '@waybook/contract'

import { openHttpImageService } from '#features/images/http-images.ts'
import { startImageProcess } from '#features/images/image-process.ts'
import type { ImageService } from '#features/images/images.ts'

import type { DataDir } from './data-dir.ts'
import type { Environment } from './environment.ts'
import { mainOrigin, nearOrigin } from './reach.ts'

/** The configured external image service, otherwise one that is started alongside the server. */
export function openImages(environment: Environment, data: DataDir): ImageService {
  const { imageService, imagesCallback, painter } = environment
  if (imageService) {
    const callback = `${imagesCallback ?? mainOrigin(environment)}${pictureDeliveryRoute.path}`
    return {
      ...openHttpImageService({ service: () => imageService, callback }),
      close: async () => await Promise.resolve(),
    }
  }
  return startImageProcess({
    callback: `${nearOrigin(environment)}${pictureDeliveryRoute.path}`,
    dir: data.undelivered,
    environment: painter,
    say: (line) => process.stderr.write(`waybook: ${line}\n`),
  })
}
