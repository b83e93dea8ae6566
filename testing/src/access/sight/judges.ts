import { inflateSync } from 'node:zlib'

import { fogGrid } from '@waybook/rules'

import type { Line } from '../matrix/transcript.ts'
import { type Canary, liveCanaries } from './canaries.ts'
import { EAST, picture, WEST } from './three-rooms.ts'

interface Judged {
  readonly lines: readonly Line[]
  readonly canaries: readonly Canary[]
}

/** Everything that somebody has been told of what their group does not see. */
export function toldOfUnseen({ lines, canaries }: Judged): string[] {
  const all = [...canaries, ...liveCanaries]
  return lines.flatMap(({ viewer, name, params, text: told }) => {
    const foreign = all.filter(({ shownTo }) => !shownTo.some((one) => one === viewer))
    return foreign
      .filter(({ text }) => told.includes(text))
      .map(({ text }) => `${viewer} ${name} ${JSON.stringify(params)}: ${text}`)
  })
}

/** The canaries that did not reach the viewers who see them. An empty list proves that the calls reach all of them. */
export function toldToNobody({ lines, canaries }: Judged): string[] {
  const toldTo = (viewer: string, some = lines) =>
    some.flatMap((line) => (line.viewer === viewer ? [line.text] : [])).join('\n')
  const missing = (texts: string, some: readonly Canary[]) => some.filter(({ text }) => !texts.includes(text))
  const frames = lines.filter(({ name }) => name === 'live')
  const answers = lines.filter(({ name }) => name !== 'live')
  // Short runs only open pages for views.
  return [...new Set(answers.map(({ viewer }) => viewer))].flatMap((viewer) => {
    const own = (some: readonly Canary[]) => some.filter(({ shownTo }) => shownTo.some((one) => one === viewer))
    return [
      ...missing(toldTo(viewer, answers), own(canaries)),
      ...missing(toldTo(viewer, frames), own(liveCanaries)),
    ].map(({ text }) => `${viewer}: ${text}`)
  })
}

const grid = fogGrid(picture)
/** The edge of a cell, in quarter pixels. */
const CELL = grid.cellPx * 4
const MASK = /"(?:seen|bright|shown|mask|byHand)":"([\w+/=]+)"/g

/** The masks for players with a cell of the vault. */
export function masksOfVault({ lines }: Pick<Judged, 'lines'>): string[] {
  return lines.flatMap(({ viewer, name, text }) =>
    viewer === 'gameMaster'
      ? []
      : [...text.matchAll(MASK)].flatMap(([, mask = '']) => (hasVault(mask) ? [`${viewer} ${name} ${mask}`] : [])),
  )
}

function hasVault(mask: string): boolean {
  const bits = inflateSync(Buffer.from(mask, 'base64'))
  const width = Math.ceil(grid.columns / 8)
  return Array.from({ length: grid.columns }, (_, column) => column)
    .filter((column) => (column + 0.5) * CELL > WEST && (column + 0.5) * CELL < EAST)
    .some((column) =>
      Array.from({ length: grid.rows }, (_, row) => bits[row * width + (column >> 3)] ?? 0).some(
        (byte) => (byte & (1 << (column & 7))) !== 0,
      ),
    )
}
