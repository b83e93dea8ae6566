import { TOKEN_PX, type Position, type Token } from '@waybook/contract'
import type { Grid } from '@waybook/rules'

/** The place at which a viewer's map opens. */
export interface OpeningPlace {
  readonly of: 'own' | 'party'
  readonly point: Position
}

type PlacedToken = Pick<Token, 'characterId' | 'ofParty' | 'position'>

/** The viewer's own token, else the middle of the party; `null` if neither is on the map. */
export function openingPlace(tokens: readonly PlacedToken[], own: string | null): OpeningPlace | null {
  const ownToken = own === null ? undefined : tokens.find(({ characterId }) => characterId === own)
  if (ownToken) return { of: 'own', point: ownToken.position }
  const party = tokens.filter(({ ofParty }) => ofParty).map(({ position }) => position)
  return party.length === 0 ? null : { of: 'party', point: middleOf(party) }
}

/** The middle of the box around the positions. */
function middleOf(positions: readonly Position[]): Position {
  const [x, y] = [positions.map((one) => one.x), positions.map((one) => one.y)]
  return { x: (Math.min(...x) + Math.max(...x)) / 2, y: (Math.min(...y) + Math.max(...y)) / 2 }
}

/** From this width on, in pixels, a picture without a grid has tokens of their own size. */
const OWN_SIZE_FROM = 1000

/** The zoom at which a medium token has its own size on a picture that is this wide at zoom 1, in pixels. Never less than 1. */
export function ownSizeScale(width: number, grid: Pick<Grid, 'cell'> | null): number {
  const scale = grid ? TOKEN_PX.medium / ((grid.cell / 100) * width) : OWN_SIZE_FROM / width
  return Number.isFinite(scale) ? Math.max(1, scale) : 1
}
