import { useNavigate, useSearch } from '@tanstack/react-router'

/** The chosen pin: its target's id, as in `?pin=locations/toll-gate`, or its label. */
export interface MapSearch {
  readonly pin?: string
}

/** Reads the pin from the search parameters and drops the others. */
function readMapSearch({ pin }: Readonly<Record<string, unknown>>): MapSearch {
  return typeof pin === 'string' && pin !== '' ? { pin } : {}
}

/** The pin in the address. Choosing another pin replaces the history entry, so Back leaves the map. */
export function usePinInAddress() {
  const { pin = null } = readMapSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const setPin = (wanted: string | null) =>
    void navigate({ to: '.', search: wanted === null ? {} : { pin: wanted }, replace: true, resetScroll: false })
  return { pin, setPin }
}
