import { lazy, Suspense, useCallback, useEffect, useState } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import { useTypedAhead } from './use-typed-ahead.ts'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

/** Opens the search, whose code is loaded when it is first wanted; so does Ctrl K, wherever the focus is. */
export function SearchButton({ className }: { readonly className: string }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const close = useCallback(() => {
    setOpen(false)
    setTyped('')
  }, [])
  useTypedAhead(open, setTyped, close)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className={className}
      >
        <Icon name="search" />
        <span>Search</span>
      </button>
      <Suspense fallback={null}>
        {open ? <SearchDialog typed={typed} onType={setTyped} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}
