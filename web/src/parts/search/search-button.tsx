import { frame } from '@waybook/messages/frame'
import { useCallback, useEffect, useState } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { closeSearch, openSearch, useSearchOpen } from '#stores/search.ts'
import { PlainDialog } from '#ui/dialog/plain-dialog.tsx'
import { ariaKeys } from '#ui/page/keys.ts'
import { anywhere, useKeyHandler, usePageActions, type PageAction } from '#ui/page/page-actions.ts'
import { Icon } from '#ui/text/icon.tsx'

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog, {
  InStead: ({ onClose, children }) => (
    <PlainDialog label={frame.search()} onClose={onClose}>
      {children}
    </PlainDialog>
  ),
})

/** Opens the search, like Ctrl+K anywhere. The code of the search loads when it first opens. */
export function SearchButton({ className }: { readonly className: string }) {
  const open = useSearchOpen()
  const [typed, setTyped] = useState('')
  const close = useCallback(() => {
    closeSearch()
    setTyped('')
  }, [])
  useTypedAhead(open, setTyped, close)
  usePageActions('frame', [searchAction], anywhere)
  useEffect(() => closeSearch, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(searchAction.keys)}
        onClick={openSearch}
        className={className}
      >
        <Icon name="search" />
        {/* There is no room for the word next to the story points. */}
        <span className="max-[104rem]:sr-only">{frame.search()}</span>
      </button>
      {open ? <SearchDialog typed={typed} onType={setTyped} onClose={close} /> : null}
    </>
  )
}

const searchAction: PageAction = {
  get name() {
    return frame.search()
  },
  keys: ['Mod+K'],
  run: openSearch,
}

type Change = (typed: string) => string

/** Collects the keys typed between opening the search and the focus of its field, because its code may still be loading. */
function useTypedAhead(open: boolean, change: (to: Change) => void, onClose: () => void) {
  useKeyHandler('first', (event) => {
    if (!open || (event.target instanceof Element && event.target.closest('[role=dialog], dialog'))) return false
    if (event.key === 'Escape') onClose()
    const typing = changeBy(event)
    if (typing) change(typing)
    return typing !== null
  })
}

/** `null` for keys that type nothing. */
function changeBy({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): Change | null {
  if (ctrlKey || metaKey || altKey || isComposing) return null
  if (key === 'Backspace') return (typed) => typed.slice(0, -1)
  // A single character; the names of other keys are longer.
  return /^.$/u.test(key) ? (typed) => typed + key : null
}
