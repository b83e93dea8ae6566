import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { folderOf } from '../run-command.ts'
import { ServerProcess } from '../run-server.ts'
import { belongingsOf, crashCampaign } from './writes.ts'

const { characterId: id } = belongingsOf(0)
const WRITES_MAX = 2000
const mayMount = process.platform === 'linux' && process.getuid?.() === 0

/** A separate disk of a few megabytes. */
async function smallDisk(): Promise<string> {
  const folder = await folderOf({})
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder])
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

function fill(file: string): void {
  const block = Buffer.alloc(4096)
  try {
    for (;;) appendFileSync(file, block)
  } catch {
    // The disk is full.
  }
}

it.runIf(mayMount)(
  '[STO-145] on a real full disk writes and sign-in are refused with 507, reads continue, and writes succeed when there is room',
  async () => {
    const dataDir = await smallDisk()
    const campaignDir = await folderOf(crashCampaign)
    const server = await ServerProcess.on({ dataDir, campaignDir })
    onTestFinished(async () => await server.killServer())
    const write = (index: number) => ({
      operation: index % 2 === 0 ? 'addCondition' : 'removeCondition',
      params: { id, condition: 'x'.repeat(200) },
      idempotencyKey: randomUUID(),
    })
    const filler = path.join(dataDir, 'filler')
    fill(filler)
    // Existing files still have room.
    let refused: ReturnType<typeof write> | null = null
    for (let index = 0; index < WRITES_MAX && !refused; index += 1) {
      const call = write(index)
      const { status } = await server.call(call)
      expect([200, 507]).toContain(status)
      if (status === 507) refused = call
    }
    expect(refused).not.toBeNull()
    if (!refused) return
    expect((await server.call(refused)).status).toBe(507)
    expect((await server.call({ operation: 'getCharacterDynamic', params: { id } })).status).toBe(200)
    expect(await server.enter()).toBe(507)
    rmSync(filler)
    expect((await server.call(refused)).status).toBe(200)
    expect(await server.enter()).toBe(200)
  },
)
