import type { Position } from '@waybook/contract'
import { useEffect, useRef, type RefObject } from 'react'

import type { ToolPress } from '../table-state.ts'
import { positionAt, pressOf } from './use-tool-press.ts'

/** Reports the position of a mouse or pen on the map, and `null` when it leaves. */
export function useHover(
  area: RefObject<Element | null>,
  onHover: (at: Position | null, press: ToolPress | null) => void,
): void {
  const latest = useRef(onHover)
  useEffect(() => {
    latest.current = onHover
  })
  useEffect(() => {
    const map = area.current?.closest('section')
    const leave = new AbortController()
    const { signal } = leave
    const onMove = (event: PointerEvent) => {
      const box = area.current?.getBoundingClientRect()
      if (box && event.pointerType !== 'touch') latest.current(positionAt(event, box), pressOf(event, box))
    }
    map?.addEventListener('pointermove', onMove, { signal })
    map?.addEventListener('pointerleave', () => latest.current(null, null), { signal })
    return () => leave.abort()
  }, [area])
}
