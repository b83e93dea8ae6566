import { tokenShare, type Position, type SceneLayout, type Token, type TokenSize } from '@waybook/contract'
import { freePositions } from '@waybook/rules'

interface Ground {
  readonly tokens: readonly Pick<Token, 'position' | 'size'>[]
  readonly aspect: number
  readonly grid: SceneLayout['grid']
}

/** Positions where new tokens touch no other token on any screen. The first one is as close as possible to `near`. */
export function newPlaces(
  { tokens, aspect, grid }: Ground,
  { count, size, near }: { readonly count: number; readonly size: TokenSize; readonly near: Position },
): Position[] {
  const occupied = tokens.map(({ position, size: theirs }) => ({ ...position, diameter: tokenShare(theirs, grid) }))
  return freePositions({ count, near, diameter: tokenShare(size, grid), occupied, aspect })
}

/** Positions of tokens' copies, each as close as possible to its original's position shifted by `by`. */
export function placesOfCopies(
  ground: Ground,
  originals: readonly Pick<Token, 'position' | 'size'>[],
  by: Position = { x: 0, y: 0 },
): Position[] {
  const occupied = [...ground.tokens]
  return originals.map(({ size, position }) => {
    const near = { x: position.x + by.x, y: position.y + by.y }
    const [place = near] = newPlaces({ ...ground, tokens: occupied }, { count: 1, size, near })
    occupied.push({ position: place, size })
    return place
  })
}
