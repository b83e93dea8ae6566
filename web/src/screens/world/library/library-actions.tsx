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
  const { singular, type } = kindWords[kind]
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink href={IMPORT} size="compact">
        Bring a set
      </ButtonLink>
      <Button size="compact" aria-haspopup="dialog" onClick={() => openNewPage({ type })}>
        <Icon name="plus" className="size-5" />
        {`New ${singular.toLowerCase()}…`}
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
      <p>{text === undefined ? 'Nothing matches these filters.' : `Nothing is called “${text}” here.`}</p>
      <div className="flex flex-wrap gap-3">
        {text !== undefined && isGameMaster ? (
          <Button onClick={() => openNewPage({ type: kindWords[kind].type, name: text })}>{`Make “${text}”`}</Button>
        ) : null}
        <Button
          variant="ghost"
          onClick={() => setFilter({ text: '', rank: '', skill: '', tier: '', price: '', rarity: '', set: '' })}
        >
          Clear filters
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
      <h2>The library is still empty</h2>
      <p>
        {isGameMaster
          ? 'Adversaries, weapons, talents and careers that you make or bring gather here, ready for the table. Nothing from published books comes with Waybook.'
          : 'Talents, careers and gear that your game master shows you gather here.'}
      </p>
      {isGameMaster ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => openNewPage({ type: 'character' })}>
            Make the first one
          </Button>
          <ButtonLink href={IMPORT}>Bring a set</ButtonLink>
        </div>
      ) : null}
    </div>
  )
}
