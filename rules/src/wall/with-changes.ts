import type { Wall, WallChanges } from './wall.ts'

/**
 * Walls with changes that the server has not answered yet. Added walls have ids of their own until it does.
 * @example withWallChanges([{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }], [{ add: [], change: [], remove: ['a'] }]) // []
 */
export function withWallChanges<Some extends Wall>(
  walls: readonly Some[],
  changes: readonly WallChanges[],
): readonly (Some | Wall)[] {
  if (changes.length === 0) return walls
  let shown: readonly (Some | Wall)[] = walls
  for (const [step, { add, change, remove }] of changes.entries()) {
    const changed = new Map(change.map((wall) => [wall.id, wall]))
    const gone = new Set(remove)
    shown = [
      ...shown.filter(({ id }) => !gone.has(id)).map((wall) => changed.get(wall.id) ?? wall),
      ...add.map((wall, index) => ({ ...wall, id: `new ${step} ${index}` })),
    ]
  }
  return shown
}
