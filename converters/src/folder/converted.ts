import type { EntityType } from '@waybook/contract'

import type { FileOutcome, Group } from '../report/findings.ts'
import type { SceneGeometry } from '../uvtt/scene-geometry.ts'

export const formats = ['kanka', 'uvtt', 'azgaar', 'foundry', 'oggdude', 'adversaries', 'onlyworlds'] as const
export type Format = (typeof formats)[number]

/** A file of the campaign's folder. `copyOf` is the path of a file of the source that is copied unread. */
export type FolderFile = { readonly path: string } & (
  | { readonly text: string }
  | { readonly bytes: Uint8Array }
  | { readonly copyOf: string }
)

export interface ConversionReport {
  readonly format: Format
  /** Every file of the source once. */
  readonly files: readonly FileOutcome[]
  readonly pages: Readonly<Partial<Record<EntityType, number>>>
  readonly pictures: number
  /** The pages that players can read at once, and those that they cannot. */
  readonly visibility: { readonly readableByPlayers: number; readonly hidden: number }
  readonly lost: readonly Group[]
  readonly remarks: readonly Group[]
}

/** Why a source cannot be converted: the file, the place in it, and the cause. */
export interface ConversionFailure {
  readonly ok: false
  readonly file: string
  readonly place: string
  readonly why: string
}

export interface Conversion {
  readonly ok: true
  readonly files: readonly FolderFile[]
  /** Walls, doors and lights by the id of the scene's page. A campaign's folder has no place for them yet. */
  readonly scenes: ReadonlyMap<string, SceneGeometry>
  readonly report: ConversionReport
}

export type Converted = Conversion | ConversionFailure

export function failure(file: string, place: string, why: string): ConversionFailure {
  return { ok: false, file, place, why }
}
