import { expect, it } from 'vitest'

import { countDraftsOnDevice, markOnServer, writeDeviceDraft } from '#stores/device-drafts.ts'

import { removeFromDevice } from './of-account.ts'

it('[OFF-13] a sign-out does not count a draft that the server also has as lost', async () => {
  await writeDeviceDraft('maren', 'items/bell', { text: 'It rings.', baseVersion: 1, at: 1 })
  await markOnServer('maren', 'items/bell', 'It hums.')
  expect(await countDraftsOnDevice('maren')).toBe(1)
  await markOnServer('maren', 'items/bell', 'It rings.')
  expect(await countDraftsOnDevice('maren')).toBe(0)
  await removeFromDevice('maren')
})
