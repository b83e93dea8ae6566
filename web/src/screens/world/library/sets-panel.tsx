import { useQueryClient } from '@tanstack/react-query'
import type { LibrarySet } from '@waybook/contract'
import { routeOf } from '@waybook/contract'
import { worldLibrary } from '@waybook/messages/worldLibrary'

import { useWrite } from '#api/use-write.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { Disclosure } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** The sets of the library, each with a switch for all of its entries. */
export function SetsPanel({ sets }: { readonly sets: readonly LibrarySet[] }) {
  if (sets.length === 0) return null
  return (
    <Disclosure title={worldLibrary.sets({ count: sets.length })} className="mt-6">
      <ul className="grid gap-3 pb-2">
        {sets.map((set) => (
          <SetRow key={set.id} set={set} />
        ))}
      </ul>
    </Disclosure>
  )
}

function SetRow({ set }: { readonly set: LibrarySet }) {
  const { id, name, source, license, version, entries, on } = set
  const queries = useQueryClient()
  const switching = useWrite('switchSet', {
    params: (wanted: boolean) => ({ setId: id, on: wanted }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['getLibrary'] }),
  })
  const origin = [source, version, license].filter((part) => part !== '').join(' · ')
  return (
    <li className="grid gap-x-4 border-b border-line pb-2 last:border-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <PageLink href={routeOf(id)} className="inline-block py-1 font-serif text-18 font-semibold text-link underline">
          {name}
        </PageLink>
        <p className="text-14 text-ink-2">
          {worldLibrary.entries({ count: entries })}
          {origin === '' ? '' : ` · ${origin}`}
        </p>
      </div>
      <Switch
        label={on ? worldLibrary.on() : worldLibrary.off()}
        about={name}
        checked={on}
        busy={switching.isPending}
        onChange={(wanted) => switching.mutate(wanted)}
      />
      {switching.error ? <ErrorAlert message={switching.error.message} /> : null}
    </li>
  )
}
