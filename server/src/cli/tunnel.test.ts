import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { openTunnel } from './tunnel.ts'

/** Puts a program on the PATH that prints what cloudflared does, as far as we read it. */
async function installCloudflared(script: string): Promise<void> {
  const folder = await temporaryFolder()
  const program = path.join(folder, 'cloudflared')
  await writeFile(program, `#!${process.execPath}\n${script}`)
  await chmod(program, 0o755)
  vi.stubEnv('PATH', folder)
}

const PRINTS_ADDRESS = `
  console.error('INF Requesting new quick Tunnel on trycloudflare.com...')
  console.error('INF |  https://calm-lamp-' + process.argv.at(-1).split(':').at(-1) + '.trycloudflare.com  |')
  setInterval(() => console.error('INF still there'), 1000)
`

describe('a tunnel', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('[RUN-166] gives the address that its program prints, and ends with it', async () => {
    await installCloudflared(PRINTS_ADDRESS)
    const tunnel = await openTunnel('cloudflared', 'http://localhost:4870')
    expect(tunnel.url).toBe('https://calm-lamp-4870.trycloudflare.com')
    await tunnel.close()
  })

  it('[RUN-166] says that the program is not installed', async () => {
    vi.stubEnv('PATH', await temporaryFolder())
    await expect(openTunnel('cloudflared', 'http://localhost:4870')).rejects.toThrow(
      /is not installed: see "Play tonight"/,
    )
  })

  it('[RUN-166] says why there is no address', async () => {
    await installCloudflared('console.error("ERR Post https://api.trycloudflare.com/tunnel: no route to host")')
    await expect(openTunnel('cloudflared', 'http://localhost:4870')).rejects.toThrow(
      'gave no address: ERR Post https://api.trycloudflare.com/tunnel: no route to host',
    )
  })
})
