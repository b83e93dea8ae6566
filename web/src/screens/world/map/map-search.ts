import { useNavigate, useSearch } from '@tanstack/react-router'

/** The address of a map may name the chosen pin by the id of what it leads to, as in `?pin=locations/toll-gate`, or by its label. */
export interface MapSearch {
  readonly pin?: string
}

/** Reads the pin from the search parameters of the address; anything else in them is left out. */
function readMapSearch({ pin }: Readonly<Record<string, unknown>>): MapSearch {
  return typeof pin === 'string' && pin !== '' ? { pin } : {}
}

/** The pin in the address. Choosing another one replaces the address, so that Back leaves the map. */
export function usePinInAddress() {
  const { pin = null } = readMapSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const setPin = (wanted: string | null) =>
    void navigate({ to: '.', search: wanted === null ? {} : { pin: wanted }, replace: true, resetScroll: false })
  return { pin, setPin }
}
