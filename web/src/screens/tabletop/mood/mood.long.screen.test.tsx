import type { CDPSession } from '@vitest/browser-playwright'
import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

import { call } from '#api/call.ts'
import { openBareTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, openTestServer, player, visit } from '#testing/visit.tsx'

const campaignId = 'dam3'
const RAIN = 'scenes/rain'
const ODO = 'characters/odo'
const files = {
  [`${RAIN}.md`]: '---\nname: Rain\nproperties:\n  mood: "#3355aa"\n  weather: rain\n---\n',
  'scenes/dry.md': '---\nname: Dry\n---\n',
  'scenes/wet.md': '---\nname: Wet\nvisible: true\nproperties:\n  weather: rain\n---\n',
  'scenes/wet.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>',
  [`${ODO}.md`]: '---\nname: Odo\n---\n',
}

const layer = () => document.querySelector<HTMLElement>('.scene-mood')
const rain = () => layer()?.querySelector('.weather-rain') ?? null

it('[DISP-30] a scene’s mood and weather are above its ground, also without a map, and below the tokens', async () => {
  await visit('/vtt/dam3', { as: gameMaster, files })
  await call('setActiveScene', { campaignId, sceneId: RAIN })
  const at = { position: { x: 50, y: 50 }, size: 'medium', visible: true } as const
  await call('addToken', { campaignId, sceneId: RAIN, characterId: ODO, ...at })
  await expect.poll(() => [layer()?.dataset['mood'], layer()?.dataset['weather']]).toEqual(['#3355aa', 'rain'])
  await expect.poll(() => document.querySelector('[data-token-id]')).not.toBeNull()
  const token = document.querySelector('[data-token-id]') ?? document
  expect(layer()?.compareDocumentPosition(token)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await call('setActiveScene', { campaignId, sceneId: 'scenes/dry' })
  await expect.poll(() => layer()?.childElementCount).toBe(0)
})

it('[DISP-30] with reduced motion the weather does not move', async () => {
  await openTestServer({ as: gameMaster, files })
  await callAs(gameMaster, 'setActiveScene', { campaignId, sceneId: RAIN })
  await openBareTable()
  const browser: CDPSession = cdp()
  const prefer = async (value: string) =>
    await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await expect.poll(() => rain() && getComputedStyle(rain() ?? document.body).animationName).toBe('weather-falls')
  onTestFinished(async () => void (await prefer('')))
  await prefer('reduce')
  await expect.poll(() => rain() && getComputedStyle(rain() ?? document.body).animationName).toBe('none')
})

it('[DISP-30] [FOG-51] over a partly covered map, players see night without weather', async () => {
  await visit('/vtt/dam3', { as: player(), files })
  await callAs(gameMaster, 'setActiveScene', { campaignId, sceneId: 'scenes/wet' })
  await expect.poll(() => layer()?.dataset['weather']).toBe('rain')
  await callAs(gameMaster, 'changeFog', { sceneId: 'scenes/wet', op: 'cover', shape: 'all' })
  await expect.poll(() => document.querySelector('[data-fogged]')).not.toBeNull()
  await expect.poll(layer).toBeNull()
})
