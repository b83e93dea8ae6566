import { tablePanel } from '@waybook/messages/tablePanel'

import { useLive, usePeople } from '#api/live/live.ts'

import { PanelSection } from './panel-section.tsx'

/** The connected people. */
export function PeopleSection() {
  const people = usePeople()
  const status = useLive()
  return (
    <PanelSection title={tablePanel.here()} note={`${people.length}`}>
      {people.length === 0 ? (
        <p className="text-ink-2">{status === 'down' ? tablePanel.unknownOffline() : tablePanel.connecting()}</p>
      ) : (
        <ul className="grid gap-1">
          {people.map(({ id, firstName, role, character }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{firstName}</span>
              <span className="text-14 text-ink-2">
                {character?.name ?? (role === 'gameMaster' ? tablePanel.gameMaster() : '')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  )
}
