import type { PlayingContent } from '#database/play-tables.ts'

/** A sound that plays, or has ended by itself. */
export interface PlayingRecord extends PlayingContent {
  readonly id: string
}

/** Whether a sound still plays. One that does not loop ends by itself. */
export function isPlaying({ loop, startedAt, seconds }: PlayingRecord, now: number): boolean {
  return loop || now < startedAt + seconds * 1000
}
