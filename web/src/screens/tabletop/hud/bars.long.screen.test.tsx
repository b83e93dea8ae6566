import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { raid, UNLIT, visitFight } from '#testing/fight-fixture.ts'
import { KESSA, visitTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player } from '#testing/visit.tsx'

const sizes = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const

interface Bar {
  readonly name: string
  readonly element: Element
  readonly box: DOMRect
}

/** All bars above the map. */
function barsNow(): Bar[] {
  const found = document.querySelectorAll('[data-panel] .hud, [data-panel] > [aria-live]')
  return [...found].map(barOf).filter(({ box }) => box.width > 0 && box.height > 0)
}

const barOf = (element: Element): Bar => ({
  name: element.getAttribute('aria-label') ?? element.textContent.slice(0, 30),
  element,
  box: element.getBoundingClientRect(),
})

/** Bars outside the window, and overlapping pairs. Ignores the open panel's button, which is on the panel. */
const faults = () => faultsAmong(barsNow())

function faultsAmong(bars: readonly Bar[]): string[] {
  const isInside = ({ box }: Bar) =>
    box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5
  const covers = (one: Bar, other: Bar) =>
    Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 0.5 &&
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 0.5
  const isPair = (one: Bar, other: Bar) => one.name === 'Close' && other.name === 'Table'
  return [
    ...bars.filter((bar) => !isInside(bar)).map(({ name }) => `${name} is outside`),
    ...bars.flatMap((one, index) =>
      bars
        .slice(index + 1)
        .filter((other) => covers(one, other) && !isPair(one, other) && !isPair(other, one))
        .map((other) => `${one.name} and ${other.name}`),
    ),
  ]
}

const crowd = {
  kind: 'minions',
  name: 'Wickwardensandlamplighters of Nether Undercausewayshire',
  size: 5,
  unit: 4,
} as const

/** The parts that extend beyond the panel's right edge. */
function pushedOut(): string[] {
  const panel = document.querySelector('[data-table-panel]')
  const right = panel?.getBoundingClientRect().right ?? 0
  return [...(panel?.querySelectorAll('button, p, li') ?? [])]
    .filter((part) => part.getBoundingClientRect().right > right)
    .map(({ textContent }) => textContent)
}

/** Adds a long roll, and tokens of Kessa and of an opponent known to players. */
async function furnish({ id: encounterId, combatants }: Awaited<ReturnType<typeof visitFight>>['encounter']) {
  await callAs(gameMaster, 'setEntityVisibility', { entityId: UNLIT, visible: true })
  await callAs(gameMaster, 'rollDice', {
    pool: '3y3g3p2k1b',
    reason: 'Stealth through the drowned reeds, past the lamp',
  })
  for (const [index, characterId] of [KESSA, UNLIT].entries()) {
    const { token } = await callAs(gameMaster, 'addToken', {
      campaignId: 'dam3',
      sceneId: 'scenes/toll-gate',
      characterId,
      position: { x: 30 + 40 * index, y: 50 },
      size: 'medium',
      visible: true,
    })
    const combatantId = combatants.find((one) => one.characterId === characterId)?.id ?? ''
    await callAs(gameMaster, 'updateCombatant', { encounterId, combatantId, tokenId: token.id, known: true })
  }
}

it.each([
  ['game master', gameMaster],
  ['player', player(KESSA)],
] as const)('[VTT-28] [ENC-213] on a %s’s table, bars don’t overlap or leave the window', async (who, as) => {
  const { screen, encounter } = await visitFight(
    as,
    [...raid, { characterId: UNLIT }, crowd],
    ['players', 'gameMaster'],
  )
  await furnish(encounter)
  if (who === 'player')
    await callAs(gameMaster, 'callCheck', { characters: [KESSA], skill: 'cool', difficulty: 'Hard', title: 'Stand.' })
  await expect.element(screen.getByRole('region', { name: 'Last roll' })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Story points/ })).toBeInTheDocument()
  await page.viewport(1440, 900)
  await screen
    .getByRole('region', { name: /^Map of/ })
    .getByRole('button', { name: 'The Unlit' })
    .click()
  await expect.element(screen.getByRole('region', { name: 'Target' })).toBeInTheDocument()
  for (const [width, height] of sizes) {
    await page.viewport(width, height)
    for (const panel of ['closed', 'open']) {
      const isOpen = document.querySelector('[data-panel=open]') !== null
      const toggle = screen.getByRole('button', { name: isOpen ? 'Close' : 'Table', exact: true }).first()
      if (isOpen !== (panel === 'open')) await toggle.click()
      await expect.poll(faults, { message: `${width} x ${height}, panel ${panel}` }).toEqual([])
      expect(pushedOut(), `${width} x ${height}`).toEqual([])
      expect(barsNow().length, `${width} x ${height}, panel ${panel}`).toBeGreaterThan(2)
    }
  }
})

it.each([
  [360, 740],
  [768, 1024],
  [1440, 900],
])(
  '[VTT-28] at %d x %d px another player’s roll covers no bar, and the map covers no button',
  async (width, height) => {
    await page.viewport(width, height)
    const { screen } = await visitTable([KESSA, 50, 50])
    if (document.querySelector('[data-panel=open]'))
      await screen.getByRole('button', { name: 'Close', exact: true }).click()
    await screen
      .getByRole('region', { name: /^Map of/ })
      .getByRole('button', { name: 'Kessa Vane' })
      .click()
    const remove = screen.getByRole('button', { name: 'Delete Token' })
    await expect.element(remove).toBeVisible()
    await callAs(player(KESSA), 'rollDice', { pool: '2y2g', reason: 'Past the lamp' })
    const line = screen.getByRole('status', { name: 'Rolls by others' })
    await expect.element(line.getByRole('button')).toBeVisible()
    const roll = line.element()
    await expect.poll(() => faultsAmong([...barsNow(), barOf(roll), barOf(remove.element())])).toEqual([])
    const { left, top } = remove.element().getBoundingClientRect()
    expect(document.elementFromPoint(left + 12, top + 12)?.closest('button')).toBe(remove.element())
  },
)
