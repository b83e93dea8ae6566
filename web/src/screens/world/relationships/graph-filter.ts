import { useNavigate, useSearch } from '@tanstack/react-router'
import { graphKinds, type GraphKind, type ParamsOf } from '@waybook/contract'

/** The filter of a graph, as in the URL. */
export interface GraphFilter {
  /** The distance of the farthest entities. One step if unset. */
  readonly steps?: 2
  /** Only entities of this kind. */
  readonly only?: GraphKind
  readonly mentions?: true
}

/** Reads the filter from a URL's search parameters, `?steps=2&only=people&mentions=true`, and ignores all others. */
function readGraphFilter(search: Readonly<Record<string, unknown>>): GraphFilter {
  const only = graphKinds.find((kind) => kind === search['only'])
  return {
    ...(Number(search['steps']) === 2 && { steps: 2 as const }),
    ...(only && { only }),
    ...(String(search['mentions']) === 'true' && { mentions: true as const }),
  }
}

/** The filter in the address, and a function that changes it without a new history entry. */
export function useGraphFilter() {
  const filter = readGraphFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const setFilter = (search: GraphFilter) => void navigate({ to: '.', search, replace: true })
  return { filter, setFilter }
}

export function toQuestion(id: string | null, { steps, only, mentions }: GraphFilter): ParamsOf<'getGraph'> {
  return { ...(id !== null && { id }), hops: steps ?? 1, ...(only && { kinds: [only] }), ...(mentions && { mentions }) }
}
