// Takes the screenshots in docs/pictures from a running Waybook with the demo campaign. Both links must be unused:
// node scripts/take-pictures.ts http://localhost:4871 <game master's link> <link of Kessa Vane's player>
import path from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { launchOptions } from './chromium.ts'

const [origin, gameMasterLink, playerLink] = process.argv.slice(2)
if (!origin || !gameMasterLink || !playerLink)
  throw new Error('Usage: node scripts/take-pictures.ts <origin> <game master’s link> <player’s link>')

const folder = path.join(import.meta.dirname, '..', 'docs', 'pictures')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const pictures = [
  { name: 'home', at: '/', viewport: desktop, colorScheme: 'light', as: 'player' },
  { name: 'character', at: '/characters/kessa-vane', viewport: desktop, colorScheme: 'dark', as: 'player' },
  { name: 'location', at: '/locations/low-tarrow', viewport: desktop, colorScheme: 'light', as: 'player' },
  { name: 'scene', at: '/scenes/the-kneeling-house', viewport: desktop, colorScheme: 'dark', as: 'gameMaster' },
  { name: 'news-on-a-phone', at: '/news', viewport: phone, colorScheme: 'light', as: 'player' },
] as const

/** Accepts a one-time link and returns the session. */
async function signIn(browser: Browser, link: string, firstName: string) {
  const context = await browser.newContext()
  const token = new URL(link).hash.slice(1)
  const email = `${firstName.toLowerCase()}@lowtarrow.example`
  const data = { token, firstName, lastName: '', email, password: 'nine lamps on a wet causeway' }
  const answer = await context.request.post(`${origin}/api/auth/link/accept`, {
    headers: { origin: origin ?? '' },
    data,
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const session = await context.storageState()
  await context.close()
  return session
}

const browser = await chromium.launch(launchOptions)
const sessions = {
  gameMaster: await signIn(browser, gameMasterLink, 'Bram'),
  player: await signIn(browser, playerLink, 'Maren'),
}
for (const { name, at, viewport, colorScheme, as } of pictures) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    storageState: sessions[as],
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${origin}${at}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: path.join(folder, `${name}.webp`), type: 'webp', quality: 82 })
  await context.close()
}
await browser.close()
