import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from '@tanstack/react-router'
import { routeOf } from '@waybook/contract'
import { useRef, type Ref } from 'react'

import { openNewPage } from '#stores/new-page.ts'
import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { Icon } from '#ui/text/icon.tsx'

import { SearchFindings } from './search-findings.tsx'
import { useFindings, type Finding } from './use-findings.ts'

/** The longest query that the server accepts. */
const QUERY_MAX = 200

interface SearchDialogProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onClose: () => void
}

/** Fills the screen on phones. Elsewhere it is aligned to the top, so that it does not move as the list grows. */
export function SearchDialog(search: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  useCloseOnBack(true, search.onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => open || search.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-12 animate-appear bg-night/70" />
        <Dialog.Viewport className="fixed inset-0 z-12 flex justify-center md:px-8 md:pt-[10vh] md:pb-8">
          <Dialog.Popup
            initialFocus={input}
            className="flex size-full animate-appear flex-col overflow-hidden bg-surface text-ink shadow-2 md:h-auto md:max-h-[40rem] md:w-[40rem] md:self-start md:rounded-panel"
          >
            <Dialog.Title className="sr-only">Search</Dialog.Title>
            <Search input={input} {...search} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface SearchProps extends SearchDialogProps {
  readonly input: Ref<HTMLInputElement>
}

function Search({ input, typed, onType, onClose }: SearchProps) {
  const found = useFindings(typed)
  const open = useOpenPage(onClose)
  return (
    <Autocomplete.Root
      inline
      open
      items={found.groups}
      itemToStringValue={nameOf}
      filter={null}
      value={typed}
      onValueChange={(value, { reason }) => reason === 'item-press' || onType(value)}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b border-line px-4 py-3 md:px-6">
        <Icon name="search" className="text-ink-2" />
        <Autocomplete.Input
          ref={input}
          aria-label="Search"
          placeholder="A name or any words"
          maxLength={QUERY_MAX}
          enterKeyHint="go"
          className="min-h-hit min-w-0 flex-1 rounded-control bg-transparent px-1 text-18 placeholder:text-ink-2"
        />
        <Dialog.Close className="min-h-hit rounded-control px-3 font-semibold hover:bg-raised">Close</Dialog.Close>
      </div>
      <SearchFindings {...found} onOpen={open} />
    </Autocomplete.Root>
  )
}

function nameOf(finding: Finding): string {
  if ('newName' in finding) return finding.newName
  return ('entity' in finding ? finding.entity : finding.entry).name
}

function useOpenPage(onClose: () => void) {
  const navigate = useNavigate()
  return (finding: Finding) => {
    if ('newName' in finding) {
      onClose()
      return openNewPage({ type: finding.type, name: finding.newName })
    }
    const address = 'entity' in finding ? routeOf(finding.entity.id) : finding.entry.to
    const search = 'entity' in finding ? undefined : finding.entry.search
    const [to = '', hash] = address.split('#', 2)
    onClose()
    void navigate({ to, ...(search && { search }), ...(hash && { hash }) })
  }
}
