import { DEFAULT_GRANTS, grants, type Grant } from '@waybook/contract'
import { expect, it } from 'vitest'

import { gameMaster, visit } from '#testing/visit.tsx'

async function openSettings() {
  const { screen } = await visit('/admin/settings', { as: gameMaster, files: {}, frame: 'none' })
  await expect.element(screen.getByRole('switch').first()).toBeVisible()
  return screen
}

const granted = async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const body = JSON.stringify({ operation: 'getGrants', params: { campaignId: 'dam3' } })
  return ((await (await fetch('/api/query', { ...init, body })).json()) as { grants: string[] }).grants
}
const switches: readonly (readonly [label: string, grant: Grant])[] = [
  ['Players may create their characters', 'createCharacter'],
  ['Players see each other’s hit points and strain', 'seePoints'],
  ['Everyone sees what players roll', 'rollForTable'],
  ['Players add missing pictures', 'generateImage'],
  ['Players delete pictures', 'deleteImage'],
  ['Players move their own tokens', 'moveOwnToken'],
  ['Players set the active scene', 'setActiveScene'],
]

it('[ADM-9] each switch grants its permission to players, and revokes it', async () => {
  const screen = await openSettings()
  for (const [label, grant] of switches) {
    const given = screen.getByRole('switch', { name: label })
    const before = DEFAULT_GRANTS.includes(grant)
    for (const wanted of [!before, before]) {
      await given.click()
      await expect.element(given).toHaveAttribute('aria-checked', String(wanted))
      await expect.poll(async () => (await granted()).includes(grant), { message: label }).toBe(wanted)
      await expect.element(given).not.toHaveAttribute('aria-disabled')
    }
  }
})

it('[ADM-9] every permission has a switch', () => {
  expect(switches.map(([, grant]) => grant).toSorted()).toEqual(grants.toSorted())
})
