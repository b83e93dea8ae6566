import { points } from '@waybook/messages/points'

/** How a campaign calls the points of both sides. */
export interface PointWords {
  readonly title: string
  readonly one: string
  readonly counted: (count: number) => string
  readonly players: string
  readonly gameMaster: string
  /** Both sides in short. */
  readonly sides: readonly [players: string, gameMaster: string]
  /** Spending a point hands it to the other side. */
  readonly spend: string
}

/** Getters, because the language may change. */
export const pointWords: Readonly<Record<'story' | 'destiny', PointWords>> = {
  story: {
    get title() {
      return points.story()
    },
    get one() {
      return points.oneStory()
    },
    counted: (count) => points.storyCount({ count }),
    get players() {
      return points.playersPool()
    },
    get gameMaster() {
      return points.gameMastersPool()
    },
    get sides() {
      return [points.players(), points.gameMaster()] as const
    },
    get spend() {
      return points.spend()
    },
  },
  destiny: {
    get title() {
      return points.destiny()
    },
    get one() {
      return points.oneDestiny()
    },
    counted: (count) => points.destinyCount({ count }),
    get players() {
      return points.lightSide()
    },
    get gameMaster() {
      return points.darkSide()
    },
    get sides() {
      return [points.light(), points.dark()] as const
    },
    get spend() {
      return points.flip()
    },
  },
}
