import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { openS3Double, type S3Double } from '@waybook/testing/stores/s3/s3-double.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${color}"/></svg>`
const campaign = {
  'campaign.yaml': 'name: Small\n',
  'items/bell.md': '---\nname: Bell\n---\n',
  'items/bell.svg': drawing('#123'),
  'items/drum.md': '---\nname: Drum\n---\n',
  'items/drum.svg': drawing('#456'),
}
/** The original and its facts. A server makes its sizes, so a folder also has the mark that they are missing; a bucket keeps marks elsewhere. */
const FILES = { inFolder: 3, inBucket: 2 }
/** Each command is a separate process, and other tests run at the same time. */
const LIMIT_MS = 120_000

let double: S3Double
let inBucket: Record<string, string>
beforeEach(async () => {
  double = await openS3Double()
  onTestFinished(async () => await double.close())
  inBucket = {
    IMAGES_BUCKET: double.bucket,
    IMAGES_ENDPOINT: double.endpoint,
    IMAGES_REGION: double.region,
    IMAGES_ACCESS_KEY_ID: double.accessKeyId,
    IMAGES_SECRET_ACCESS_KEY: double.secretAccessKey,
    IMAGES_PREFIX: 'waybook',
  }
})

/** The bytes of all files below a folder, by path. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  const read = files.map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')] as const)
  return Object.fromEntries(await Promise.all(read))
}

async function run(dataDir: string, args: readonly string[], environment: Record<string, string> = {}) {
  const result = await waybookHere(dataDir, args, { environment })
  expect(result).toMatchObject({ code: 0 })
  return result.out
}

const exported = async (dataDir: string, environment: Record<string, string>) => {
  const into = path.join(await folderOf({}), 'out')
  await run(dataDir, ['export', into], environment)
  return await filesIn(into)
}

const storedPictures = () => [...double.objects.keys()].filter((key) => key.startsWith('waybook/pictures/'))

describe('commands with pictures in a bucket', () => {
  it(
    '[RUN-121] a backup moves pictures from the data folder into a bucket and back, byte for byte',
    async () => {
      const [first, second, third] = [await folderOf({}), await folderOf({}), await folderOf({})]
      const archives = await folderOf({})
      await run(first, ['import', await folderOf(campaign)])
      const pictures = await filesIn(path.join(first, 'pictures'))
      expect(Object.keys(pictures)).toHaveLength(2 * FILES.inFolder)

      await run(first, ['backup', path.join(archives, 'one.tar.gz')])
      const restored = await waybook(second, ['restore', path.join(archives, 'one.tar.gz')], { environment: inBucket })
      expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('2 of 2 pictures') as string })
      expect(storedPictures()).toHaveLength(2 * FILES.inBucket)
      expect(await readdir(second)).not.toContain('pictures')
      expect(await exported(second, inBucket)).toMatchObject(campaign)

      await run(second, ['backup', path.join(archives, 'two.tar.gz')], inBucket)
      await run(third, ['restore', path.join(archives, 'two.tar.gz')])
      expect(await filesIn(path.join(third, 'pictures'))).toEqual(pictures)
    },
    LIMIT_MS,
  )

  it(
    '[RUN-122] a restore that cannot reach the bucket changes nothing',
    async () => {
      const dataDir = await folderOf({})
      const archive = path.join(await folderOf({}), 'backup.tar.gz')
      await run(dataDir, ['import', await folderOf(campaign)], inBucket)
      await run(dataDir, ['backup', archive], inBucket)
      const [before, objects] = [await filesIn(dataDir), [...double.objects.keys()]]
      double.trouble({ is: 'cut' })
      const { code, error } = await waybookHere(dataDir, ['restore', archive], { environment: inBucket })
      expect([code, error]).toEqual([
        1,
        expect.stringMatching(/^waybook: The bucket in IMAGES_BUCKET cannot be reached: .+\n$/),
      ])
      expect(await filesIn(dataDir)).toEqual(before)
      expect([...double.objects.keys()]).toEqual(objects)
      expect(
        (await readdir(path.dirname(dataDir))).filter((name) => name.startsWith(`${path.basename(dataDir)}.`)),
      ).toEqual([])
    },
    LIMIT_MS,
  )

  it(
    '[RUN-123] restoring a copy of the records checks the pictures in the bucket',
    async () => {
      const dataDir = await folderOf({})
      await run(dataDir, ['import', await folderOf(campaign)], inBucket)
      const copy = path.join(dataDir, 'waybook.db')
      const lost = storedPictures().find((key) => key.endsWith('/original'))
      double.objects.delete(lost ?? '')
      const { out, error } = await waybookHere(await folderOf({}), ['restore', copy], { environment: inBucket })
      expect(out).toContain('records, 1 of 2 pictures')
      expect(error).toContain('1 pictures are missing or damaged')
    },
    LIMIT_MS,
  )

  it(
    '[RUN-120] a server that cannot use its bucket does not start, and gives the reason in one line without the keys',
    async () => {
      const dataDir = await folderOf({})
      const refusal = async (change: Record<string, string>) => {
        const { code, out, error } = await waybook(dataDir, ['start'], { environment: { ...inBucket, ...change } })
        expect([code, out]).toEqual([1, ''])
        expect(error).not.toContain(double.secretAccessKey)
        return error
      }
      const wrongSecret = { IMAGES_SECRET_ACCESS_KEY: 'another' }
      expect(await refusal(wrongSecret)).toMatch(
        /^waybook: The bucket .+ refuses Waybook: .+SignatureDoesNotMatch\)\n$/,
      )
      double.trouble({ is: 'cut' })
      expect(await refusal({})).toMatch(/^waybook: The bucket in IMAGES_BUCKET cannot be reached: .+\n$/)
    },
    LIMIT_MS,
  )
})
