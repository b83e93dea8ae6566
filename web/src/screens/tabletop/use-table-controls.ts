import type { Token } from '@waybook/contract'
import { flushSync } from 'react-dom'

import { useMe } from '#api/session.ts'

import { sceneBox } from './map-view.ts'
import { useFindMe } from './map/use-opening-place.ts'
import { openPanelAtSelection } from './panel/panel-open.ts'
import { focusSelectedToken } from './panel/selected-token.tsx'
import { useSceneSight } from './sight/use-sight.ts'
import { selectToken, useHasMenu, useMayMove, useSelection, useTable, type Table } from './table-context.ts'
import type { ToolName } from './table-state.ts'
import { useChangeTokens, useRemoveTokens } from './token/token-mutations.ts'
import { useCopyTokens } from './token/use-copy-tokens.ts'
import { useStepTokens } from './token/use-step-tokens.ts'
import { useTool } from './tool/map-tool.ts'
import { usePing } from './tool/ping-tool.ts'
import { positionAt } from './tool/use-tool-press.ts'

/** The state and functions that actions use. */
export interface TableControls {
  readonly table: Table
  /** Whether the viewer has the permission `editTokens`. */
  readonly edits: boolean
  readonly tool: ToolName
  readonly selected: readonly Token[]
  readonly mayMove: ReturnType<typeof useMayMove>
  readonly hasMenu: ReturnType<typeof useHasMenu>
  readonly change: ReturnType<typeof useChangeTokens>
  readonly remove: ReturnType<typeof useRemoveTokens>
  readonly copies: ReturnType<typeof useCopyTokens>
  readonly step: ReturnType<typeof useStepTokens>
  /** Pings the selected token, else the center of the map. */
  readonly pingHere: () => void
  /** Whether the viewer has a character, which may have a token. */
  readonly mayFindMe: boolean
  /** Moves the map to the viewer's own token, else to the party. */
  readonly findMe: () => void
  /** Whether the scene has sight, for game masters. */
  readonly hasSight: boolean
  /** Selects a token and moves the focus to its section in the panel. */
  readonly openInPanel: (token: Token) => void
}

export function useTableControls(): TableControls {
  const table = useTable()
  const ids = useSelection()
  const selected = table.tokens.filter(({ id }) => ids.includes(id))
  const { may, characterId } = useMe()
  return {
    table,
    edits: may.includes('editTokens'),
    tool: useTool(),
    selected,
    mayMove: useMayMove(),
    hasMenu: useHasMenu(),
    change: useChangeTokens(),
    remove: useRemoveTokens(),
    copies: useCopyTokens(),
    step: useStepTokens(),
    pingHere: usePingHere(selected),
    mayFindMe: characterId !== null,
    findMe: useFindMe(),
    hasSight: useSceneSight()?.on ?? false,
    openInPanel: useOpenInPanel(),
  }
}

function usePingHere([token, ...others]: readonly Token[]): () => void {
  const { animator, viewport } = useTable()
  const ping = usePing()
  return () => {
    const position = token && others.length === 0 ? animator.positionOf(token.id) : null
    const [frame, scene] = [viewport.box(), sceneBox()]
    if (position) ping(position)
    else if (frame && scene)
      ping(positionAt({ clientX: frame.left + frame.width / 2, clientY: frame.top + frame.height / 2 }, scene))
  }
}

function useOpenInPanel(): (token: Token) => void {
  const { state } = useTable()
  return ({ id }) => {
    // Renders the token's section first, because it gets the focus.
    flushSync(() => {
      selectToken(state, id)
      openPanelAtSelection()
    })
    focusSelectedToken()
  }
}
