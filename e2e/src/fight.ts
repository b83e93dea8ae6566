import { expect, type Locator, type Page } from '@playwright/test'

import { callOperation } from './table.ts'

const PHONE = { width: 360, height: 740 }
export const WIDE = { width: 1440, height: 900 }

export interface Seat {
  readonly character: string
  readonly page: Page
}

/** The player of a character, on a phone. */
export async function seat(page: Page, character: string): Promise<Seat> {
  await page.setViewportSize(PHONE)
  return { character, page }
}

export const banner = (page: Page): Locator => page.getByRole('region', { name: 'Called check' })
export const surfaceOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Check for ${name}` })
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Encounter' })

/** Rolls a called check in two taps, and closes its result. */
export async function rollCalled({ page, character }: Seat): Promise<void> {
  await banner(page).getByRole('button', { name: 'Roll' }).click()
  const surface = surfaceOf(page, character)
  await surface.getByRole('button', { name: 'Roll', exact: true }).click()
  await surface.getByRole('button', { name: 'Done' }).click()
  await expect(surface).toBeHidden()
}

interface Stored {
  readonly encounter: {
    readonly id: string
    readonly version: number
    readonly round: number
    readonly turn: string | null
    readonly slots: readonly {
      readonly id: string
      readonly side: 'players' | 'gameMaster'
      readonly claimedBy: string | null
    }[]
    readonly combatants: readonly {
      readonly id: string
      readonly name: string
      readonly fallen: boolean
      readonly aboard?: { readonly role: string }
    }[]
  } | null
}

/** The encounter as the page's user may see it. */
export async function encounterOf(page: Page): Promise<NonNullable<Stored['encounter']>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  const { encounter } = (await callOperation(page, 'getEncounter')) as Stored
  if (!encounter) throw new Error('There is no encounter')
  return encounter
}

/** Plays the slots of one round: players take theirs in turn on their phones, the game master theirs in the panel. */
export async function playRound(gameMaster: Page, players: readonly Seat[]): Promise<void> {
  const { round, slots } = await encounterOf(gameMaster)
  const waiting = [...players]
  for (const { side } of slots) {
    if (side === 'players') await takeTurn(waiting.shift())
    else await takeOwnTurn(gameMaster)
  }
  await expect.poll(async () => (await encounterOf(gameMaster)).round).toBe(round + 1)
}

async function takeTurn(player: Seat | undefined): Promise<void> {
  if (!player) throw new Error('There are more slots than players')
  await bar(player.page).getByRole('button', { name: 'Take it' }).click()
  await bar(player.page).getByRole('button', { name: 'End turn' }).click()
  await expect(bar(player.page).getByRole('button', { name: 'End turn' })).toBeHidden()
}

async function takeOwnTurn(gameMaster: Page): Promise<void> {
  const { turn } = await encounterOf(gameMaster)
  await gameMaster
    .getByRole('button', { name: /^Give the slot to / })
    .first()
    .click()
  await expect
    .poll(async () => (await encounterOf(gameMaster)).slots.find(({ id }) => id === turn)?.claimedBy)
    .toBeTruthy()
  await gameMaster.getByRole('button', { name: 'Next slot' }).click()
  await expect.poll(async () => (await encounterOf(gameMaster)).turn).not.toBe(turn)
}
