import type { Entity } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import { useEffect } from 'react'

import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { NotFound } from '#parts/not-found/not-found.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { rollOnSheet } from '#stores/tray.ts'
import { PlainDialog } from '#ui/dialog/plain-dialog.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { Cockpit } from './cockpit/cockpit.tsx'
import { useSheetParts } from './sheet-parts.ts'

export function Sheet({ id }: { readonly id: string }) {
  const result = useEntity(id)
  switch (result.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <NoCharacter id={id} />
    case 'offline':
      return <NeedsConnection page onReachable={result.retry} />
    case 'failed':
      return <ErrorAlert message={sheet.loadFailed({ reason: result.message })} onRetry={result.retry} />
    case 'found':
      return result.entity.type === 'character' ? <SheetPage character={result.entity} /> : <NoCharacter id={id} />
  }
}

function NoCharacter({ id }: { readonly id: string }) {
  return <NotFound title={sheet.notFound({ id })} why={sheet.notFoundWhy()} />
}

const SheetTurn = lazyPart(async () => (await import('#parts/encounter/sheet-turn.tsx')).SheetTurn, {
  inAdvance: false,
})

/** Loaded separately, because phones load slowest and need neither this layout nor its tray. */
const WideSheet = lazyPart(async () => (await import('./wide-sheet.tsx')).WideSheet, { loading: <Spinner /> })

const ItemDialog = lazyPart(async () => (await import('./item-dialog.tsx')).ItemDialog, {
  InStead: ({ onClose, children }) => (
    <PlainDialog label={sheet.item()} onClose={onClose}>
      {children}
    </PlainDialog>
  ),
})

/** Everything a player needs during play, on one page. */
function SheetPage({ character }: { readonly character: Entity }) {
  const parts = useSheetParts(character)
  const own = useMe().characterId === character.id
  const isUnderWay = Boolean(useEncounter())
  useEffect(() => rollOnSheet(character.id), [character.id])
  return (
    <>
      {own && isUnderWay ? <SheetTurn /> : null}
      {useNarrow() ? <Cockpit {...parts} /> : <WideSheet {...parts} />}
      {parts.itemId === null ? null : (
        <ItemDialog itemId={parts.itemId} wielder={character} onClose={parts.onDetailsClosed} />
      )}
    </>
  )
}
