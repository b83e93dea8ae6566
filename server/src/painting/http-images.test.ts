import { expect, it } from 'vitest'

import { openHttpImages } from './http-images.ts'
import { describeImages, order } from './images.contract.ts'

const callback = 'http://127.0.0.1:4870/api/images/callback'

describeImages('over HTTP', ({ url }, orderMaxMs) => {
  const service = { url, key: 'a key of sixteen letters' }
  return {
    ...openHttpImages({ service: () => service, callback, orderMaxMs }),
    close: async () => await Promise.resolve(),
  }
})

it('[GEN-6] a service that is not up yet is asked again later', async () => {
  const images = openHttpImages({ service: () => null, callback })
  const { signal } = new AbortController()
  expect(await images.order(order, signal)).toMatchObject({ error: 'The image service is not up yet', retryable: true })
  await expect(images.health()).rejects.toMatchObject({ id: 'unavailable' })
  expect(images.key()).toBeNull()
})
