import { expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'

import { fightFiles, raid, startFight, UNLIT } from '#testing/fight-fixture.ts'
import { KESSA } from '#testing/table-fixture.ts'
import { callAs, gameMaster, openPage, openTestServer, player, type Visit, type Visitor } from '#testing/visit.tsx'

const files = {
  ...fightFiles,
  [`${KESSA}.md`]: fightFiles[`${KESSA}.md`].replace('maxHp', 'inventory: { items/sling: 1 }\nmaxHp'),
  [`${UNLIT}.md`]: fightFiles[`${UNLIT}.md`].replace('name:', 'visible: true\nname:'),
  'items/sling.md':
    '---\nname: Fowling sling\nvisible: true\nproperties: { item_type: ranged weapon, item_range: medium, damage: 5 }\n---\n',
}

const bare = { frame: 'none' } as const

/** Opens the table during a fight. Kessa and the Unlit have tokens, at Long range from each other. */
async function visitTokens(as: Visitor, frame: Pick<Visit, 'frame'> = {}) {
  await openTestServer({ as, files })
  const { id: encounterId, combatants } = await startFight([...raid, { characterId: UNLIT }])
  const scene = { campaignId: 'dam3', sceneId: 'scenes/toll-gate' }
  for (const [index, characterId] of [KESSA, UNLIT].entries()) {
    const position = { x: 30 + 40 * index, y: 40 }
    const params = { ...scene, characterId, position, size: 'medium' as const, visible: true }
    const { token } = await callAs(gameMaster, 'addToken', params)
    const combatantId = combatants.find((one) => one.characterId === characterId)?.id ?? ''
    await callAs(gameMaster, 'updateCombatant', { encounterId, combatantId, tokenId: token.id })
  }
  const { screen } = await openPage('/vtt/dam3', frame)
  return screen
}

const unlit = (screen: { readonly getByRole: Locator['getByRole'] }) =>
  screen.getByRole('region', { name: /^Map of / }).getByRole('button', { name: 'The Unlit' })

it.each([360, 1440])(
  '[CHK-235] at %i px a player targets the selected token, and chooses the weapon',
  async (width) => {
    await page.viewport(width, 800)
    const screen = await visitTokens(player(KESSA))
    await screen.getByRole('button', { name: 'Fit to screen' }).click()
    await unlit(screen).click()
    const target = screen.getByRole('region', { name: 'Target' })
    await expect.element(target).toMatchTextContent(/The Unlit.*Medium/)
    await target.getByRole('button', { name: 'Attack The Unlit' }).click()
    const aim = screen.getByRole('dialog', { name: 'Attack The Unlit' })
    await expect.element(aim.getByLabelText('Attacker')).not.toBeInTheDocument()
    await aim.getByRole('button', { name: /^Fowling sling/ }).click()
    const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
    await expect.element(surface.getByRole('heading', { name: 'Attack on The Unlit' })).toBeVisible()
  },
)

it('[CHK-235] an ally or a cleared target shows no target bar', async () => {
  const screen = await visitTokens(player(KESSA), bare)
  await screen.getByRole('button', { name: 'Fit to screen' }).click()
  const target = screen.getByRole('region', { name: 'Target' })
  await unlit(screen).click()
  await target.getByRole('button', { name: 'Clear target' }).click()
  await expect.element(target).not.toBeInTheDocument()
  await expect.element(unlit(screen)).toHaveAttribute('aria-pressed', 'false')
  await screen.getByRole('button', { name: 'Kessa Vane, you', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Kessa Vane, you', pressed: true })).toBeVisible()
  await expect.element(target).not.toBeInTheDocument()
})

it('[CHK-235] a player can also target a row of the list, for combatants without a token', async () => {
  const screen = await visitTokens(player(KESSA))
  await screen.getByRole('button', { name: 'Table', exact: true }).click()
  const rows = screen.getByRole('region', { name: 'Combatants' })
  await rows.getByRole('button', { name: /^Raiders/ }).click()
  await rows.getByRole('button', { name: 'Attack Raiders' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Attack Raiders' })).toBeVisible()
})

it.each([360, 1440])(
  '[CHK-235] at %i px the game master targets the selected token, and chooses the attacker',
  async (width) => {
    await page.viewport(width, 800)
    const screen = await visitTokens(gameMaster)
    await screen.getByRole('button', { name: 'Fit to screen' }).click()
    await screen
      .getByRole('region', { name: /^Map of / })
      .getByRole('button', { name: 'Kessa Vane' })
      .click()
    if (width < 768)
      await screen.getByRole('region', { name: 'Target' }).getByRole('button', { name: 'Attack Kessa Vane' }).click()
    else await screen.getByRole('button', { name: 'Attack Kessa', exact: true }).click()
    const aim = screen.getByRole('dialog', { name: 'Attack Kessa Vane' })
    await expect.element(aim.getByLabelText('Attacker')).toHaveDisplayValue('Raiders')
    await aim.getByLabelText('Attacker').selectOptions('The Unlit')
    await aim.getByRole('button', { name: /^Bare hands/ }).click()
    const surface = screen.getByRole('dialog', { name: 'Check for The Unlit' })
    await expect.element(surface.getByRole('heading', { name: 'Attack on Kessa Vane' })).toBeVisible()
  },
)

it('[CHK-235] the game master attacks a combatant without a token from its section, and a group without a page attacks as a combatant', async () => {
  await page.viewport(1440, 900)
  const screen = await visitTokens(gameMaster)
  await screen.getByRole('button', { name: 'Raiders', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: 'Target' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Attack Raiders', exact: true }).click()
  const onRaiders = screen.getByRole('dialog', { name: 'Attack Raiders' })
  await expect.element(onRaiders.getByLabelText('Attacker')).toHaveDisplayValue('Kessa Vane')
  await onRaiders.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(onRaiders).not.toBeInTheDocument()
  await screen
    .getByRole('region', { name: /^Map of / })
    .getByRole('button', { name: 'Kessa Vane' })
    .click()
  await screen.getByRole('button', { name: 'Attack Kessa', exact: true }).click()
  const onKessa = screen.getByRole('dialog', { name: 'Attack Kessa Vane' })
  await onKessa.getByLabelText('Attacker').selectOptions('Raiders')
  await onKessa.getByLabelText('Weapon').fill('Boathook')
  await onKessa.getByRole('button', { name: 'Attack', exact: true }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Check for Raiders' }))
    .toMatchTextContent(/Attack on Kessa Vane/)
})
