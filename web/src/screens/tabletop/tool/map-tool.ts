import { useLayoutEffect, useRef } from 'react'

import { useTable, useTableState } from '../table-context.ts'
import type { PointerActions, TableStore, ToolName } from '../table-state.ts'

export function useTool(): ToolName {
  return useTableState(({ tool }) => tool)
}

export function chooseTool(state: TableStore, tool: ToolName): void {
  if (tool !== state.get().tool) state.change({ tool, toolPointer: null })
}

/** The current pointer handlers: `undefined` for `select`, and empty while the chosen tool's code loads. */
export function currentPointer(state: TableStore): PointerActions | undefined {
  const { tool, toolPointer } = state.get()
  return tool === 'select' ? undefined : (toolPointer ?? {})
}

/** Sets the chosen tool's pointer handlers while the component is mounted. A layout effect, because users can press as soon as they see it. */
export function useToolPointer(actions: PointerActions): void {
  const { state } = useTable()
  const current = useRef(actions)
  useLayoutEffect(() => {
    current.current = actions
  })
  useLayoutEffect(() => {
    const toolPointer: PointerActions = {
      onStart: (position, press) => current.current.onStart?.(position, press),
      onMove: (position, press) => current.current.onMove?.(position, press),
      onEnd: (position, press) => current.current.onEnd?.(position, press),
      onCancel: () => current.current.onCancel?.(),
    }
    state.change({ toolPointer })
    return () => {
      if (state.get().toolPointer === toolPointer) state.change({ toolPointer: null })
    }
  }, [state])
}
