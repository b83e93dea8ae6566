import { Problem } from '@waybook/contract'

import type { ImageService } from './images.ts'

const NONE = 'No image service is running'

/** Used when no image service is configured: fails every order. */
export const noImageService: ImageService = {
  order: async () => await Promise.resolve({ ok: false, error: NONE, retryable: false, afterMs: null }),
  health: async () => await Promise.reject(new Problem('unavailable', NONE)),
  key: () => null,
  close: async () => await Promise.resolve(),
}
