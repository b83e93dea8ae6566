import { expect, type Browser, type Page } from '@playwright/test'

import { banner, encounterOf, seat, surfaceOf, WIDE, type Seat } from './fight.ts'
import { test } from './journey.ts'
import { horizontalOverflowPx } from './page-checks.ts'
import { invite, joinAs } from './party.ts'
import { callOperation, joinTable } from './table.ts'

test.use({ setting: { data: null, environment: { CAMPAIGN_DIR: 'e2e/campaigns/night-ferry' } } })

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const RAIDER = 'characters/the-raider'
const party = ['Kessa Vane', 'Odo Brandreth', 'Tavi Sorrel', 'Hale Merrin', 'Wren Oakley'] as const
const idOf = (name: string) => `characters/${name.toLowerCase().replaceAll(' ', '-')}`

/** The five players on their phones, in the order of the party. */
async function seats(browser: Browser, gameMaster: Page): Promise<Record<(typeof party)[number], Seat>> {
  const join = async (name: string) =>
    await seat(await joinAs(browser, name.split(' ')[0] ?? name, await invite(gameMaster, idOf(name))), name)
  const [kessa, odo, tavi, hale, wren] = party
  return {
    [kessa]: await join(kessa),
    [odo]: await join(odo),
    [tavi]: await join(tavi),
    [hale]: await join(hale),
    [wren]: await join(wren),
  }
}

interface OpenChecks {
  readonly checks: readonly {
    readonly id: string
    readonly parts: readonly { readonly version: number; readonly pool: Readonly<Record<string, number>> }[]
  }[]
}

/** Enters faces for the only open check, as from physical dice: one success on each own die, nothing on the others. */
async function enterHit(gameMaster: Page, characterId: string): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  const { checks } = (await callOperation(gameMaster, 'getOpenChecks')) as OpenChecks
  const [check] = checks
  const [part] = check?.parts ?? []
  if (!check || !part) throw new Error('There is no open check')
  const dice: Record<string, number[]> = {}
  for (const [die, count] of Object.entries(part.pool))
    if (count > 0) dice[die] = Array<number>(count).fill(die === 'ability' || die === 'proficiency' ? 1 : 0)
  const { version } = part
  await callOperation(gameMaster, 'enterFaces', {
    checkId: check.id,
    characterId,
    version,
    dice,
  })
}

const pointsOf = async (page: Page, id: string) => await callOperation(page, 'getCharacterDynamic', { id })

test('[ENC-251] an evening of six: destiny, a wagon with two aboard, a parried blow, a reroll and coins handed over', async ({
  browser,
  server,
}) => {
  const gameMaster = await joinAs(browser, 'Bram', await server.printedLink('Game master'))
  await gameMaster.setViewportSize(WIDE)
  const players = await seats(browser, gameMaster)
  const {
    'Kessa Vane': kessa,
    'Odo Brandreth': odo,
    'Tavi Sorrel': tavi,
    'Hale Merrin': hale,
    'Wren Oakley': wren,
  } = players
  const phones = [kessa, odo, tavi, hale, wren]
  await callOperation(gameMaster, 'setActiveScene', { sceneId: 'scenes/the-toll-gate' })

  await test.step('destiny is rolled for six, and flipped by a player before a roll', async () => {
    await joinTable(gameMaster)
    await gameMaster
      .getByRole('button', { name: /Destiny points/ })
      .first()
      .click()
    await gameMaster.getByRole('button', { name: 'Roll destiny' }).click()
    await expect
      .poll(async () => await callOperation(gameMaster, 'getStoryPoints'))
      .toMatchObject({ players: expect.any(Number) })
    await callOperation(gameMaster, 'setStoryPoints', { players: 3, gameMaster: 3 })
    await callOperation(gameMaster, 'callCheck', { characters: [ODO], skill: 'perception', difficulty: 2 })
    await banner(odo.page).getByRole('button', { name: 'Roll' }).click()
    await surfaceOf(odo.page, odo.character).getByRole('button', { name: 'Upgrade for 1' }).click()
    await expect
      .poll(async () => await callOperation(gameMaster, 'getStoryPoints'))
      .toMatchObject({ players: 2, gameMaster: 4 })
  })

  await test.step('a talent throws one die again, and everybody sees the new result', async () => {
    const surface = surfaceOf(odo.page, odo.character)
    await surface.getByRole('button', { name: 'Roll', exact: true }).click()
    await surface.getByRole('button', { name: /Second Look/ }).click()
    await odo.page.getByRole('list', { name: 'Dice', exact: true }).getByRole('button').first().click()
    await odo.page.getByRole('button', { name: 'Reroll it' }).click()
    await expect(surface.getByRole('button', { name: /Second Look/ })).toBeHidden()
    await surface.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('two board the wagon, one drives', async () => {
    const combatants = [
      ...party.map((name) => ({ characterId: idOf(name) })),
      { characterId: RAIDER },
      { characterId: idOf('The Wagon') },
    ]
    await callOperation(gameMaster, 'startEncounter', { combatants })
    for (const [{ page }, role] of [
      [hale, 'Driver'],
      [wren, 'Gunner'],
    ] as const) {
      await joinTable(page)
      await page.getByRole('button', { name: 'Table', exact: true }).click()
      await page.getByLabel('Aboard').selectOption('The Wagon')
      await page.getByRole('radio', { name: role }).click()
    }
    await expect
      .poll(async () => (await encounterOf(gameMaster)).combatants)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'Hale Merrin', aboard: expect.objectContaining({ role: 'driver' }) }),
        ]),
      )
    await gameMaster.getByRole('tab', { name: 'Fight' }).click()
    await gameMaster.getByRole('button', { name: 'The Wagon', exact: true }).first().click()
    await expect(gameMaster.getByText(/Aboard: .*Hale Merrin.*Wren Oakley/)).toBeVisible()
  })

  await test.step('a blow is parried on the phone of its target', async () => {
    const target = (await encounterOf(gameMaster)).combatants.find(({ name }) => name === kessa.character)?.id
    await callOperation(gameMaster, 'startAttack', { characterId: RAIDER, weaponId: null, target, band: 'Engaged' })
    await enterHit(gameMaster, RAIDER)
    const offer = kessa.page.getByRole('region', { name: 'A hit can be reduced' })
    await expect(offer).toContainText('Turn the Blade')
    await offer.getByRole('button', { name: 'Use' }).click()
    await expect(offer).toBeHidden()
    await expect.poll(async () => await pointsOf(gameMaster, KESSA)).toMatchObject({ strain: 3 })
  })

  await test.step('coins change hands from phone to phone', async () => {
    await callOperation(gameMaster, 'adjustMoney', { characterId: idOf('Tavi Sorrel'), by: 30 })
    await tavi.page.goto('/my-character#gear')
    await tavi.page.getByRole('button', { name: 'Give…' }).first().click()
    const dialog = tavi.page.getByRole('dialog', { name: 'Give something' })
    await dialog.getByLabel('What').selectOption('money')
    await dialog.getByLabel('Marks').fill('2')
    await dialog.getByLabel('Pennies').fill('0')
    await dialog.getByLabel('To').selectOption('Wren Oakley')
    await dialog.getByRole('button', { name: 'Offer' }).click()
    const gift = wren.page.getByRole('status', { name: 'Offer' })
    await expect(gift).toContainText('Tavi Sorrel offers you 2 marks')
    await gift.getByRole('button', { name: 'Take it' }).click()
    await expect
      .poll(async () => await callOperation(wren.page, 'getHands'))
      .toMatchObject({ money: { [idOf('Wren Oakley')]: 24 } })
  })

  const aboard = async (page: Page) => (await encounterOf(page)).combatants.map((one) => [one.name, one.aboard?.role])
  for (const { page } of phones) {
    expect(await aboard(page)).toEqual(await aboard(gameMaster))
    expect(await callOperation(page, 'getStoryPoints')).toMatchObject({ players: 2, gameMaster: 4 })
    expect(await horizontalOverflowPx(page)).toBe(0)
  }
})
