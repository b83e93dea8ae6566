import type { Environment } from '../environment.ts'
import { openHttpImages } from '../images/http-images.ts'
import { startImageProcess } from '../images/image-process.ts'
import type { Images } from '../images/images.ts'
import type { DataDir } from './data-dir.ts'
import { mainOrigin, nearOrigin } from './reach.ts'

const CALLBACK_PATH = '/api/images/callback'

/** The image service that the environment names, else one that runs beside the server. */
export function openImages(environment: Environment, data: DataDir): Images {
  const { imageService, imagesCallback, painter } = environment
  if (imageService) {
    const callback = `${imagesCallback ?? mainOrigin(environment)}${CALLBACK_PATH}`
    return { ...openHttpImages({ service: () => imageService, callback }), close: async () => await Promise.resolve() }
  }
  return startImageProcess({
    callback: `${nearOrigin(environment)}${CALLBACK_PATH}`,
    dir: data.undelivered,
    environment: painter,
    say: (line) => process.stderr.write(`waybook: ${line}\n`),
  })
}
