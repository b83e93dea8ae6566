import type { Actor } from '#database/change.ts'

/** A personal key for scripts; of the key itself only a hash is kept. Times are milliseconds since 1970. */
export interface ApiKeyRecord {
  readonly id: string
  /** For whom it stands. */
  readonly owner: Actor
  readonly name: string
  readonly hash: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}
