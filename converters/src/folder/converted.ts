import type { EntityType } from '@waybook/contract'

import type { ConversionFailure } from '../report/failure.ts'
import type { FileOutcome, Group } from '../report/findings.ts'
import type { SceneGeometry } from '../uvtt/scene-geometry.ts'

export type Format = 'kanka' | 'uvtt' | 'azgaar' | 'foundry' | 'oggdude' | 'adversaries' | 'onlyworlds'

/**
 * A file of the campaign's folder. `copyOf` is the path of a file of the source that is copied unread. With `standing`, it is a picture, and
 * the file is a Universal VTT file with the picture, its grid and what stands on it.
 */
export type FolderFile = { readonly path: string } & (
  | { readonly text: string }
  | { readonly bytes: Uint8Array }
  | { readonly copyOf: string; readonly standing?: SceneGeometry }
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

/** What a person can choose about a conversion. */
export interface ConversionOptions {
  /** How many towns of a map become pages, the largest first. */
  readonly towns?: number
}

export interface Conversion {
  readonly ok: true
  readonly files: readonly FolderFile[]
  /** Walls, doors and lights that are in no file of the folder, by the id of the scene's page. */
  readonly scenes: ReadonlyMap<string, SceneGeometry>
  readonly report: ConversionReport
}

export type Converted = Conversion | ConversionFailure
