/** How a campaign calls the points of both sides. */
export interface PointWords {
  readonly title: string
  readonly one: string
  readonly many: string
  readonly players: string
  readonly gameMaster: string
  /** Both sides in short. */
  readonly sides: readonly [players: string, gameMaster: string]
  /** Spending a point hands it to the other side. */
  readonly spend: string
}

export const pointWords: Readonly<Record<'story' | 'destiny', PointWords>> = {
  story: {
    title: 'Story points',
    one: 'story point',
    many: 'story points',
    players: 'Players’ pool',
    gameMaster: 'Game master’s pool',
    sides: ['Players', 'Game master'],
    spend: 'Spend 1',
  },
  destiny: {
    title: 'Destiny points',
    one: 'destiny point',
    many: 'destiny points',
    players: 'Light side',
    gameMaster: 'Dark side',
    sides: ['Light', 'Dark'],
    spend: 'Flip 1',
  },
}

/**
 * @example countedPoints(pointWords.destiny, 1) // '1 destiny point'
 */
export const countedPoints = ({ one, many }: PointWords, count: number) => `${count} ${count === 1 ? one : many}`
