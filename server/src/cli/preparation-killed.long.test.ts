import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { ServerProcess } from '@waybook/testing/processes/run-server.ts'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

import { pictureHash } from '#blobs/blobs.ts'
import { openFolderBlobs } from '#blobs/folder-blobs.ts'

const PICTURES = 60
const ROUNDS = 4

const drawings = Array.from(
  { length: PICTURES },
  (_, index) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="640"><circle cx="${index * 20}" cy="320" r="200"/></svg>`,
)
const campaign = {
  'campaign.yaml': 'name: Drawn\n',
  ...Object.fromEntries(drawings.map((_, index) => [`items/thing-${index}.md`, `---\nname: Thing ${index}\n---\n`])),
  ...Object.fromEntries(drawings.map((drawing, index) => [`items/thing-${index}.svg`, drawing])),
}
const sizes = { small: [160, 80], medium: [480, 240], large: [1280, 640], full: [1280, 640] } as const

it(`[PIC-310] [RUN-180] a server that is killed ${ROUNDS} times while it prepares pictures prepares the rest, and each is whole`, async () => {
  const dataDir = await folderOf({})
  const server = await ServerProcess.on({ dataDir, campaignDir: await folderOf(campaign) })
  onTestFinished(async () => await server.killServer())
  const blobs = await openFolderBlobs(path.join(dataDir, 'pictures'))
  const left = async () => (await blobs.waiting()).length
  expect(await left()).toBeGreaterThan(0)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await left()
    if (before === 0) break
    await expect.poll(left, { timeout: 60_000, interval: 5 }).toBeLessThan(before)
    await server.killServer()
    await server.start()
  }
  await expect.poll(left, { timeout: 60_000 }).toBe(0)
  for (const drawing of drawings) {
    const hash = pictureHash(Buffer.from(drawing))
    for (const form of ['small', 'medium', 'large', 'full'] as const) {
      const { width, height } = await sharp((await blobs.get(hash, form)) ?? undefined).metadata()
      expect([width, height]).toEqual(sizes[form])
    }
  }
}, 180_000)
