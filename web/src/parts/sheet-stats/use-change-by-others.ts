import { useEffect, useState } from 'react'

import { useOnLive } from '#api/live/live.ts'
import type { PointsChange, PointsField } from '#api/live/stored-writes.ts'

/** Long enough for someone who was looking at the table to read it. */
const SHOWN_FOR_MS = 6000

interface ShownChange extends PointsChange {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The last change of a number by another user, shown for a while. */
export function useChangeByOthers(characterId: string, field: PointsField): ShownChange | null {
  const [shown, setShown] = useState<ShownChange | null>(null)
  useOnLive('points', (change) => {
    if (change.characterId === characterId && change.field === field) setShown({ ...change, at: Date.now() })
  })
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}
