import { cp, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { openS3Double } from '@waybook/testing/stores/s3/s3-double.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import { Bucket } from '#blobs/s3/bucket.ts'
import { openS3Blobs } from '#blobs/s3/s3-blobs.ts'

import { joinServers } from './share-database.ts'

const campaign = { 'campaign.yaml': 'name: Small\n', 'items/bell.md': '---\nname: Bell\n---\n' }
const refused = { id: 'conflict', message: expect.stringContaining('set IMAGES_BUCKET to the same bucket') as string }

/** The pictures of a data folder. */
const picturesIn = async (dataDir: string) => await openFolderBlobs(path.join(dataDir, 'pictures'))

/** The pictures in a bucket. Servers may reach it at different addresses. */
async function bucketAt(host: string, prefix = '') {
  const double = await openS3Double()
  onTestFinished(async () => await double.close())
  const at = (name: string) => {
    const endpoint = double.endpoint.replace('127.0.0.1', name).replace('localhost', name)
    return openS3Blobs(new Bucket({ ...double, endpoint, name: double.bucket, prefix }))
  }
  return { here: at(host), elsewhere: at('localhost') }
}

describe.skipIf(!hasTestPostgres)('servers that share a database', () => {
  async function open() {
    const databaseUrl = await testPostgres()
    const join = async (pictures: Parameters<typeof joinServers>[1]) => {
      const bus = await joinServers({ databaseUrl }, pictures)
      const leave = async () => await bus.close()
      onTestFinished(leave)
      return leave
    }
    return { databaseUrl, join }
  }

  it('[RUN-112] share their pictures, or the second one is refused until the first has stopped', async () => {
    const { join } = await open()
    const [one, other] = [await folderOf({}), await folderOf({})]
    const leave = await join(await picturesIn(one))
    await expect(join(await picturesIn(other))).rejects.toMatchObject(refused)
    await cp(one, other, { recursive: true })
    await expect(join(await picturesIn(other))).rejects.toMatchObject(refused)
    await leave()
    await join(await picturesIn(other))
  })

  it('[RUN-112] may start on one folder of pictures, and the file with its id is in no backup', async () => {
    const { join } = await open()
    const [one, other] = [await folderOf({}), await folderOf({})]
    const pictures = await picturesIn(one)
    await join(pictures)
    await symlink(path.join(one, 'pictures'), path.join(other, 'pictures'))
    await join(await picturesIn(other))
    const copy = path.join(other, 'copy')
    await (await picturesIn(other)).copyTo(copy)
    expect(await readdir(copy)).toEqual([])
  })

  it('[RUN-112] if two start together on separate folders, one is refused', async () => {
    const { join } = await open()
    const pictures = await Promise.all([picturesIn(await folderOf({})), picturesIn(await folderOf({}))])
    const started = await Promise.allSettled(pictures.map(join))
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('[RUN-112] may reach one bucket at different addresses, but may not use another bucket or a folder', async () => {
    const { join } = await open()
    const { here, elsewhere } = await bucketAt('127.0.0.1')
    await join(here)
    await join(elsewhere)
    await expect(join((await bucketAt('127.0.0.1')).here)).rejects.toMatchObject(refused)
    await expect(join(await picturesIn(await folderOf({})))).rejects.toMatchObject(refused)
  })

  it('[RUN-112] `start` and commands that need pictures are refused if a server has its pictures elsewhere; others work', async () => {
    const { databaseUrl, join } = await open()
    const environment = { DATABASE_URL: databaseUrl }
    const [own, elsewhere, folder] = [await folderOf({}), await folderOf({}), await folderOf(campaign)]
    await join(await picturesIn(own))
    const into = path.join(elsewhere, 'out')
    const needing = [
      ['import', folder],
      ['sync', folder],
      ['export', into],
      ['backup', path.join(elsewhere, 'b.tgz')],
    ]
    const error = expect.stringContaining('keeps its pictures in another place') as string
    for (const command of [['start'], ['campaign', 'add', 'vale', '--host', 'vale.test', '--from', folder]])
      expect(await waybookHere(elsewhere, command, { environment })).toMatchObject({ code: 1, error })
    expect(await waybookHere(own, ['import', folder], { environment })).toMatchObject({ code: 0 })
    for (const command of needing)
      expect(await waybookHere(elsewhere, command, { environment })).toMatchObject({ code: 1, error })
    expect(await waybookHere(elsewhere, ['invite', '--gm'], { environment })).toMatchObject({ code: 0 })
    for (const command of needing) expect(await waybookHere(own, command, { environment })).toMatchObject({ code: 0 })
  })
})
