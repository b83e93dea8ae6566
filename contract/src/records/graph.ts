import * as z from 'zod/mini'

import { graphKinds } from '../graph-kind.ts'
import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'
import { picture } from './picture.ts'

/** The most entities that one graph shows. */
export const GRAPH_NODES_MAX = 80

export const graphKind = z.enum(graphKinds)

/** An entity in a graph. */
const graphNode = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  image: z.nullable(picture),
  /** Steps from the center, which has 0. */
  hop: z.number(),
  /** The number of entities tied to it that the viewer may see, including entities outside the graph. */
  ties: z.number(),
})

export type GraphNode = z.infer<typeof graphNode>

/** One tie between two entities. */
const graphTie = z.object({
  /** `exit`: a way from one scene to another. `mention`: a text of `from` names `to`. */
  kind: z.enum(['relationship', 'exit', 'mention']),
  from: entityId,
  to: entityId,
  /** The shown type of a relationship, or the requirement of an exit; empty for mentions. */
  label: z.string(),
  /** Whether only the game master may see it. */
  secret: z.boolean(),
})

export type GraphTie = z.infer<typeof graphTie>

/** All ties between two entities of the graph, in either direction. Each pair occurs once. */
const graphEdge = z.object({ between: z.tuple([entityId, entityId]), ties: z.array(graphTie) })

export type GraphEdge = z.infer<typeof graphEdge>

export const graph = z.object({
  /** The center first, then by distance, by number of ties (most first) and by name. Empty if the viewer sees no entity with ties. */
  nodes: z.array(graphNode),
  edges: z.array(graphEdge),
  /** The number of entities within the same distance and of the requested kinds that are left out. */
  more: z.number(),
  /** The kinds of all entities within the same distance, including kinds that weren't requested. */
  kinds: z.array(graphKind),
})

export type Graph = z.infer<typeof graph>
