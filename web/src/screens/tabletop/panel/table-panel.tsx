import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import { useLive, usePeople } from '#api/live/live.ts'
import { operationQuery } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { Switch } from '#ui/field/switch.tsx'
import { useCloseOnBack } from '#ui/page/use-close-on-back.ts'
import { useNarrowerThan } from '#ui/page/use-narrow.ts'
import { Icon } from '#ui/text/icon.tsx'

import './table-panel.css'

import { announceNotSaved } from '../announcer.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { usePanelOpen } from './panel-open.ts'
import { PanelSection } from './panel-section.tsx'

interface TablePanelProps {
  readonly campaignId: string
  /** Buttons for tokens. */
  readonly actions?: ReactNode
  /** A section about the selected token. */
  readonly selected?: ReactNode
  /** Moves the focus to the token that opened the panel. Returns whether there is one. */
  readonly focusOpener?: () => boolean
  /** Sections about the active scene. */
  readonly children?: ReactNode
}

/** Everything on the table except the map: a side panel, or on phones a sheet over the lower half. */
export function TablePanel({ campaignId, actions, selected, focusOpener, children }: TablePanelProps) {
  const id = useId()
  const [open, setOpen] = usePanelOpen()
  const gameMaster = useMe().may.includes('editTokens')
  const coversMap = useNarrowerThan('lg')
  useCloseOnBack(open && coversMap, () => setOpen(false))
  const toggle = useRef<HTMLButtonElement>(null)
  // Moves the focus to the token that opened the panel, else to the button. Dialogs opened from the panel handle Escape themselves.
  const leave = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Node && currentTarget.contains(target))) return
    if (coversMap) setOpen(false)
    if (!focusOpener?.()) toggle.current?.focus()
  }
  return (
    <>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="table-panel-button hud flex min-h-14 items-center gap-2 self-start justify-self-end px-3 font-semibold hover:bg-night-2"
      >
        <Icon name={open ? 'close' : 'more'} />
        <span className="max-md:sr-only">{open ? 'Close' : 'Table'}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the elements in it */}
      <aside id={id} aria-label="Table" data-table-panel hidden={!open} onKeyDown={leave} className="table-panel hud">
        <p
          aria-hidden="true"
          className="flex h-14 shrink-0 items-center px-4 font-serif text-20 font-semibold max-md:portrait:hidden"
        >
          Table
        </p>
        <div className="table-panel-content grid grid-cols-1 content-start gap-5 overscroll-contain p-4 max-md:pb-8 md:pt-2">
          {children}
          <PeopleSection />
          {gameMaster ? <PlayersMoveSwitch campaignId={campaignId} /> : null}
        </div>
        <div className="grid grid-cols-1 gap-3 border-t border-line p-4 empty:hidden max-md:pb-8">
          {selected}
          {gameMaster ? <HistoryButtons campaignId={campaignId} /> : null}
          {actions}
        </div>
      </aside>
    </>
  )
}

/** The connected people. */
function PeopleSection() {
  const people = usePeople()
  const status = useLive()
  return (
    <PanelSection title="Here" note={`${people.length}`}>
      {people.length === 0 ? (
        <p className="text-ink-2">{status === 'down' ? 'Unknown while offline.' : 'Connecting...'}</p>
      ) : (
        <ul className="grid gap-1">
          {people.map(({ id, firstName, role, character }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{firstName}</span>
              <span className="text-14 text-ink-2">
                {character?.name ?? (role === 'gameMaster' ? 'Game master' : '')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

/** The setting that lets players move the tokens of their own characters. */
function PlayersMoveSwitch({ campaignId }: { readonly campaignId: string }) {
  const queries = useQueryClient()
  const query = operationQuery('getGrants', { campaignId })
  const { data } = useQuery(query)
  const { mutate, isPending, pending } = useWrite('setGrant', {
    params: (granted: boolean) => ({ campaignId, grant: 'moveOwnToken', granted }),
    onSuccess: ({ grants }) => queries.setQueryData(query.queryKey, { grants }),
    onError: announceNotSaved,
  })
  if (!data) return null
  const granted = pending ?? data.grants.includes('moveOwnToken')
  return <Switch label="Players can move their own tokens" checked={granted} onChange={mutate} busy={isPending} />
}
