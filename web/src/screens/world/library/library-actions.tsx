import { worldLibrary } from '@waybook/messages/worldLibrary'

import { useMe } from '#api/session.ts'
import { openNewPage } from '#stores/new-page.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { kindWords } from './kind-words.ts'
import { useLibraryFilter } from './library-filter.ts'

const IMPORT = '/admin/import#set'

/** Creates an entry or imports a set, for game masters. */
export function LibraryActions() {
  const { kind = 'adversary' } = useLibraryFilter().filter
  if (useMe().role !== 'gameMaster') return null
  const { type } = kindWords[kind]
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink href={IMPORT} size="compact">
        {worldLibrary.bringSet()}
      </ButtonLink>
      <Button size="compact" aria-haspopup="dialog" onClick={() => openNewPage({ type })}>
        <Icon name="plus" className="size-5" />
        {worldLibrary.newEntry({ kind })}
      </Button>
    </div>
  )
}

/** Replaces the list if nothing matches. What was looked for becomes the name of a new entry. */
export function NoMatch() {
  const { filter, setFilter } = useLibraryFilter()
  const isGameMaster = useMe().role === 'gameMaster'
  const { kind = 'adversary', text } = filter
  return (
    <div className="grid justify-items-start gap-3 py-4">
      <p>{text === undefined ? worldLibrary.noMatch() : worldLibrary.nothingCalled({ text })}</p>
      <div className="flex flex-wrap gap-3">
        {text !== undefined && isGameMaster ? (
          <Button onClick={() => openNewPage({ type: kindWords[kind].type, name: text })}>
            {worldLibrary.make({ text })}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          onClick={() => setFilter({ text: '', rank: '', skill: '', tier: '', price: '', rarity: '', set: '' })}
        >
          {worldLibrary.clearFilters()}
        </Button>
      </div>
    </div>
  )
}

/** Replaces a library without entries. */
export function LibraryEmpty() {
  const isGameMaster = useMe().role === 'gameMaster'
  return (
    <div className="grid max-w-measure justify-items-start gap-3 py-6">
      <h2>{worldLibrary.stillEmpty()}</h2>
      <p>{isGameMaster ? worldLibrary.emptyForGameMaster() : worldLibrary.emptyForPlayers()}</p>
      {isGameMaster ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => openNewPage({ type: 'character' })}>
            {worldLibrary.makeFirst()}
          </Button>
          <ButtonLink href={IMPORT}>{worldLibrary.bringSet()}</ButtonLink>
        </div>
      ) : null}
    </div>
  )
}
