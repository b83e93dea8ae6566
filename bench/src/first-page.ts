import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { chromium } from '@playwright/test'

import { launchOptions } from '../../scripts/chromium.ts'

const dist = path.resolve(import.meta.dirname, '../../web/dist')

/** The scripts that a browser loads for the first page after sign-in, in bytes of gzip. */
export async function firstPageScripts(origin: string, cookie: string): Promise<{ files: number; gzipBytes: number }> {
  const browser = await chromium.launch(launchOptions)
  const context = await browser.newContext()
  const cookies = cookie
    .split('; ')
    .map((one) => ({ name: one.slice(0, one.indexOf('=')), value: one.slice(one.indexOf('=') + 1), url: origin }))
  await context.addCookies(cookies)
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await browser.close()
  const sizes = await Promise.all(
    [...asked].map(async (name) => gzipSync(await readFile(path.join(dist, name))).length),
  )
  return { files: sizes.length, gzipBytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** All scripts of the build, for comparison. */
export async function allScripts(): Promise<number> {
  const names = (await readdir(path.join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await readFile(path.join(dist, 'assets', name))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
