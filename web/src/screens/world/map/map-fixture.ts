import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

import { gameMaster, player, visit, type Visit } from '#testing/visit.tsx'

export const REACH = 'locations/the-reach'
export const KESSA = 'characters/kessa-vane'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="teal"/></svg>'

const pins = `pins:
  - { to: locations/low-tarrow, at: [15, 55] }
  - { to: locations/toll-gate, at: [40, 60] }
  - { to: locations/candle-stair, at: [88, 41], secret: true }
  - { label: The ford, at: [60, 30] }
`

/** A world map with four pins. One is secret, and one leads to a town that has a map. */
export const mapFiles = {
  'campaign.yaml': `name: The Small Road\ntagline: Short and wet.\nmasthead: The Small Tidings\nmap: ${REACH}\n`,
  [`${REACH}.md`]: `---\nname: The Reach\nmap: maps/reach.svg\n${pins}---\n`,
  'maps/reach.svg': picture,
  'locations/low-tarrow.md':
    '---\nname: Low Tarrow\ntags: [lamp]\ndescription: The dry end of the road. It smells.\nmap: maps/tarrow.svg\n---\n',
  'maps/tarrow.svg': picture,
  'locations/toll-gate.md': '---\nname: The Toll Gate\ntags: [lamp]\n---\n',
  'locations/candle-stair.md': '---\nname: The Candle Stair\n---\n',
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
}

type Shown = Pick<Visit, 'frame'>

export const visitAsGameMaster = async (path: string, shown: Shown = {}) =>
  await visit(path, { as: gameMaster, files: mapFiles, ...shown })
export const visitAsPlayer = async (path: string, shown: Shown = {}) =>
  await visit(path, { as: player(KESSA), files: mapFiles, ...shown })

/** The picture's box on the screen. */
export function groundOf(map: Locator): DOMRect {
  return map.element().querySelector('[data-ground]')?.getBoundingClientRect() ?? new DOMRect()
}

/** Pixels between the middle of the panel and a point of the map, given in percent from the left. */
export function offMiddle(map: Locator, percent: number): number {
  const { left, width } = map.element().getBoundingClientRect()
  const ground = groundOf(map)
  return Math.abs(ground.left + (ground.width * percent) / 100 - (left + width / 2))
}

/** Resolves to the world map when its picture is laid out. */
export async function openMap(screen: Awaited<ReturnType<typeof visit>>['screen']): Promise<Locator> {
  const map = screen.getByRole('region', { name: 'Map of The Reach' })
  await expect.poll(() => map.query() && groundOf(map).width).toBeGreaterThan(0)
  return map
}
