import type { Actor } from '#database/change.ts'

/** A personal key for scripts. Only a hash of the key is stored. Times are in milliseconds since 1970. */
export interface ApiKeyRecord {
  readonly id: string
  /** The account that the key authenticates. */
  readonly owner: Actor
  readonly name: string
  readonly hash: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}
