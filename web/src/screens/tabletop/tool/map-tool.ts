import type { Position } from '@waybook/contract'
import { useLayoutEffect, useRef } from 'react'

import { Store, useStore } from '#stores/store.ts'

/** What a press on the map means. `select`: it selects and drags tokens, and on the ground it moves the map. */
export type ToolName = 'select' | 'measure' | 'ping' | 'fog' | 'draw' | 'grid'

/** What a tool does with one pointer. Positions are percentages of the scene, and may be outside. */
export interface PointerActions {
  readonly onStart?: (position: Position) => void
  readonly onMove?: (position: Position) => void
  readonly onEnd?: (position: Position) => void
  /** The pointer was taken away, or a second finger came to move the map: takes back what the press has done. */
  readonly onCancel?: () => void
}

const tool = new Store<{ readonly name: ToolName }>({ name: 'select' })
const actionsOf = new Map<ToolName, PointerActions>()

export function useTool(): ToolName {
  return useStore(tool).name
}

export function chooseTool(name: ToolName): void {
  tool.change({ name })
}

/** What the pointer does now; `undefined` if it selects. Nothing while the code of the chosen tool is loading. */
export function currentActions(): PointerActions | undefined {
  const { name } = tool.get()
  return name === 'select' ? undefined : (actionsOf.get(name) ?? {})
}

/** While the component is there, the tool does this: from the moment in which it is seen, since it can be used then. */
export function useToolPointer(name: ToolName, actions: PointerActions): void {
  const current = useRef(actions)
  useLayoutEffect(() => {
    current.current = actions
  })
  useLayoutEffect(() => {
    actionsOf.set(name, {
      onStart: (position) => current.current.onStart?.(position),
      onMove: (position) => current.current.onMove?.(position),
      onEnd: (position) => current.current.onEnd?.(position),
      onCancel: () => current.current.onCancel?.(),
    })
    return () => void actionsOf.delete(name)
  }, [name])
}
