import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { useSelection, useTable, useTableState } from '../table-context.ts'
import { useTool } from '../tool/map-tool.ts'
import { closeOpened, useOpened } from './opened.ts'

const late = { inAdvance: false } as const
const GameMasterMenu = lazyPart(async () => (await import('./menu/game-master-menu.tsx')).GameMasterMenu, late)
const SeveralMenu = lazyPart(async () => (await import('./menu/several-menu.tsx')).SeveralMenu, late)
const OwnMenu = lazyPart(async () => (await import('./menu/own-menu.tsx')).OwnMenu, late)
const TokenConditions = lazyPart(async () => (await import('./sheet/token-conditions.tsx')).TokenConditions, late)
const TokenSheet = lazyPart(async () => (await import('./sheet/token-sheet.tsx')).TokenSheet, late)
const DisplayDialog = lazyPart<{ readonly onClose: () => void }>(
  async () => (await import('../displays/display-dialog.tsx')).DisplayDialog,
  late,
)
const ShortcutsDialog = lazyPart<{ readonly onClose: () => void }>(
  async () => (await import('../hud/shortcuts-dialog.tsx')).ShortcutsDialog,
  late,
)
const SeveralOptions = lazyPart(async () => (await import('../tool/several-options.tsx')).SeveralOptions, late)

/** The open part above the map: a token's menu, conditions or sheet, a dialog, or the options of Select multiple. */
export function OpenedParts() {
  const { tokens, state } = useTable()
  const { menu, conditions, sheet, dialog } = useOpened()
  const token = tokens.find(({ id }) => id === (menu ?? conditions ?? sheet))
  const selectsSeveral = useTableState((of) => of.selectsSeveral)
  const tool = useTool()
  const close = () => closeOpened(state)
  return (
    <>
      {selectsSeveral && tool === 'select' ? <SeveralOptions /> : null}
      {token && menu !== null ? <MenuOf key={menu} tokenId={menu} /> : null}
      {token && conditions !== null ? <TokenConditions token={token} /> : null}
      {dialog === 'display' ? <DisplayDialog onClose={close} /> : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
      {token && sheet !== null ? <TokenSheet key={token.id} token={token} /> : null}
    </>
  )
}

function MenuOf({ tokenId }: { readonly tokenId: string }) {
  const { tokens } = useTable()
  const ids = useSelection()
  const edits = useMe().may.includes('editTokens')
  const token = tokens.find(({ id }) => id === tokenId)
  const selected = tokens.filter(({ id }) => ids.includes(id))
  if (!token) return null
  if (!edits) return <OwnMenu token={token} />
  if (selected.length > 1 && ids.includes(tokenId)) return <SeveralMenu tokenId={tokenId} tokens={selected} />
  return <GameMasterMenu token={token} />
}
