import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from '@tanstack/react-router'
import { routeOf } from '@waybook/contract'
import { search } from '@waybook/messages/search'
import { useRef, useState, type RefObject } from 'react'

import { openNewPage } from '#stores/new-page.ts'
import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { focusHeading, focusSection } from '#ui/text/focus-section.ts'
import { Icon } from '#ui/text/icon.tsx'

import { PinButton } from '../entity/pin-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SearchFindings } from './search-findings.tsx'
import { useFindings, type Finding } from './use-findings.ts'

/** The longest query that the server accepts. */
const QUERY_MAX = 200

interface SearchDialogProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onClose: () => void
}

/** Fills the screen on phones. Elsewhere it is aligned to the top, so it doesn't move when the list grows. */
export function SearchDialog(props: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  useCloseOnBack(true, props.onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => open || props.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-12 animate-appear bg-night/70" />
        <Dialog.Viewport className="fixed inset-0 z-12 flex justify-center md:px-8 md:pt-[10vh] md:pb-8">
          <Dialog.Popup
            initialFocus={input}
            className="flex animate-appear flex-col overflow-hidden bg-surface shadow-2 max-md:size-full md:max-h-160 md:w-160 md:self-start md:rounded-panel"
          >
            <Dialog.Title className="sr-only">{search.search()}</Dialog.Title>
            <Search input={input} {...props} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface SearchProps extends SearchDialogProps {
  readonly input: RefObject<HTMLInputElement | null>
}

function Search({ input, typed, onType, onClose }: SearchProps) {
  const found = useFindings(typed)
  // The id, because the finding is a new object in each render.
  const [highlighted, setHighlighted] = useState<string>()
  const pinnable = found.groups
    .flatMap(({ items }) => items)
    .flatMap((item) => ('entity' in item && item.entity.id === highlighted ? [item.entity] : []))[0]
  const typeOn = (text: string) => {
    onType(text)
    // Keeps a phone's keyboard open, so the user can continue typing.
    input.current?.focus()
  }
  const open = useOpenFinding(onClose, typeOn)
  return (
    <Autocomplete.Root
      inline
      open
      items={found.groups}
      itemToStringValue={nameOf}
      filter={null}
      value={typed}
      onValueChange={(value, { reason }) => reason === 'item-press' || onType(value)}
      onItemHighlighted={(finding) => setHighlighted(finding && 'entity' in finding ? finding.entity.id : undefined)}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 px-4 py-3 md:px-6">
        <Icon name="search" className="text-ink-2" />
        <Autocomplete.Input
          ref={input}
          aria-label={search.search()}
          placeholder={search.placeholder()}
          maxLength={QUERY_MAX}
          enterKeyHint="go"
          className="min-h-hit min-w-0 flex-1 rounded-control bg-transparent px-1 text-18 placeholder:text-ink-2"
        />
        <Dialog.Close className="min-h-hit rounded-control px-3 font-semibold hover:bg-raised">
          {search.close()}
        </Dialog.Close>
      </div>
      <FilterChips typed={typed} onType={typeOn} />
      <SearchFindings {...found} onOpen={open} />
      {pinnable ? (
        <div className="flex justify-end border-t border-line px-4 py-2 md:px-6">
          <PinButton id={pinnable.id} name={pinnable.name} />
        </div>
      ) : null}
    </Autocomplete.Root>
  )
}

function nameOf(finding: Finding): string {
  if ('newName' in finding) return finding.newName
  if ('section' in finding) return finding.section.title
  return ('entity' in finding ? finding.entity : finding.entry).name
}

/** Opens a page or a section, or runs a command. A command that needs more words puts its text into the field. */
function useOpenFinding(onClose: () => void, onType: (typed: string) => void) {
  const navigate = useNavigate()
  const openAddress = async (address: string, parameters?: Readonly<Record<string, string>>) => {
    const [to = '', hash] = address.split('#', 2)
    await navigate({ to, ...(parameters && { search: parameters }), ...(hash && { hash }) })
  }
  return (finding: Finding) => {
    if ('entry' in finding && 'run' in finding.entry && typeof finding.entry.run === 'string') {
      onType(finding.entry.run)
      return
    }
    onClose()
    if ('newName' in finding) openNewPage({ type: finding.type, name: finding.newName })
    else if ('section' in finding) {
      const { section, of } = finding
      void openAddress(`${routeOf(of.id)}#${section.id}`).then(() => focusSection(section.id))
    } else if ('entity' in finding) void openAddress(routeOf(finding.entity.id))
    else if ('heading' in finding.entry) afterClosing(finding.entry.heading)
    else if ('to' in finding.entry) void openAddress(finding.entry.to, finding.entry.search)
    else if (typeof finding.entry.run === 'function') finding.entry.run()
  }
}

/** Focuses the heading after the closing dialog has returned the focus. */
function afterClosing(heading: HTMLElement): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusHeading(heading)))
}
