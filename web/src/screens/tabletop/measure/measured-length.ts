import { tableMeasure } from '@waybook/messages/tableMeasure'
import { bandOfLength, lengthOfWay, type RangeBand, type ScenePoint } from '@waybook/rules'

import type { Scale } from '../layout/scene-layout.ts'

/** The length of a path. */
export interface Length {
  /** `null` without a grid. */
  readonly cells: number | null
  readonly band: RangeBand
}

export function lengthOn({ aspect, grid, reach }: Scale, way: readonly ScenePoint[]): Length {
  const length = lengthOfWay(way, aspect)
  return { cells: grid && length / grid.cell, band: bandOfLength(length, reach) }
}

/** A length as text, for example "4.5 cells, Medium". */
export function lengthText({ cells, band }: Length): string {
  const reach = tableMeasure.band({ band })
  return cells === null ? reach : `${cellsText(cells)}, ${reach}`
}

/** For example "4.5 cells". From 10 cells on, without decimals. */
export function cellsText(cells: number): string {
  const rounded = cells < 10 ? Math.round(cells * 10) / 10 : Math.round(cells)
  return tableMeasure.cells({ cells: rounded })
}
