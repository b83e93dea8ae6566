import { graphKindOf, GRAPH_NODES_MAX, graphKinds, type GraphKind } from '@waybook/contract'
import type { AuthoredEntity } from '@waybook/server/campaign-folder/authored-campaign.ts'

interface Asked {
  readonly id: string
  readonly hops: 1 | 2
  readonly kinds?: readonly GraphKind[] | undefined
  readonly mentions: boolean
}

/** The expected result of `getGraph` in a world that the viewer sees completely, computed by a full walk. */
export class GraphModel {
  readonly #world: ReadonlyMap<string, AuthoredEntity>

  constructor(world: readonly AuthoredEntity[]) {
    this.#world = new Map(world.map((entity) => [entity.id, entity]))
  }

  reached({ id, hops, kinds, mentions }: Asked) {
    if (!this.#world.has(id)) return { nodes: [], total: 0, kinds: [] }
    const all = this.#walk({ id, hops, mentions, may: () => true })
    const walked = kinds ? this.#walk({ id, hops, mentions, may: (other) => kinds.includes(this.#kindOf(other)) }) : all
    const nodes = [...walked].map(([other, hop]) => ({ id: other, hop, ties: this.#tied(other, mentions).size }))
    const found = new Set([...all.keys()].filter((other) => other !== id).map((other) => this.#kindOf(other)))
    return {
      nodes: nodes
        .toSorted((a, b) => a.hop - b.hop || b.ties - a.ties || this.#byName(a.id, b.id))
        .slice(0, GRAPH_NODES_MAX),
      total: nodes.length,
      kinds: graphKinds.filter((kind) => found.has(kind)),
    }
  }

  bestConnected(): string | null {
    const tied = [...this.#world.keys()].map((id) => ({ id, ties: this.#tied(id, false).size }))
    const [best] = tied.filter(({ ties }) => ties > 0).toSorted((a, b) => b.ties - a.ties || this.#byName(a.id, b.id))
    return best?.id ?? null
  }

  /** Each tie between two of these entities, as text, sorted. */
  links(ids: readonly string[], mentions: boolean): string[] {
    const among = (from: string, to: string) => from !== to && ids.includes(from) && ids.includes(to)
    return [...this.#world.values()]
      .flatMap(({ id, relationships, transitions, mentions: mentioned }) => [
        ...relationships.filter(({ to }) => among(id, to)).map(({ type, to }) => `relationship ${id} ${to} ${type}`),
        ...transitions
          .filter(({ scene }) => among(id, scene))
          .map(({ direction, scene }) => (direction === 'outgoing' ? `exit ${id} ${scene}` : `exit ${scene} ${id}`)),
        ...mentioned.filter(({ to }) => mentions && among(id, to)).map(({ to }) => `mention ${id} ${to}`),
      ])
      .toSorted()
  }

  #walk({ id, hops, mentions, may }: Omit<Asked, 'kinds'> & { readonly may: (id: string) => boolean }) {
    const hopOf = new Map([[id, 0]])
    for (let hop = 1; hop <= hops; hop += 1) {
      const reached = [...hopOf.keys()].flatMap((from) => [...this.#tied(from, mentions)])
      for (const to of reached) if (!hopOf.has(to) && may(to)) hopOf.set(to, hop)
    }
    return hopOf
  }

  /** The other entities tied to this one. */
  #tied(id: string, mentions: boolean): Set<string> {
    const targets = ({ relationships, transitions, mentions: mentioned }: AuthoredEntity) => [
      ...relationships.map(({ to }) => to),
      ...transitions.map(({ scene }) => scene),
      ...(mentions ? mentioned.map(({ to }) => to) : []),
    ]
    const own = this.#world.get(id)
    const outgoing = own ? targets(own) : []
    const incoming = [...this.#world.values()].filter((other) => targets(other).includes(id)).map((other) => other.id)
    return new Set([...outgoing, ...incoming].filter((other) => other !== id && this.#world.has(other)))
  }

  #kindOf(id: string): GraphKind {
    const entity = this.#world.get(id)
    return entity ? graphKindOf[entity.type] : 'things'
  }

  #byName(a: string, b: string): number {
    const [one, other] = [a, b].map((id) => [this.#world.get(id)?.name.toLowerCase() ?? '', id].join('\n'))
    return (one ?? '') < (other ?? '') ? -1 : 1
  }
}
