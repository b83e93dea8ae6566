import * as z from 'zod/mini'

import { graphKinds } from '../graph-kind.ts'
import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'
import { picture } from './picture.ts'

/** The most entities that one graph shows. */
export const GRAPH_NODES_MAX = 80

export const graphKind = z.enum(graphKinds)

/** An entity as a graph shows it. */
const graphNode = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  image: z.nullable(picture),
  /** Steps from the centre, which has 0. */
  hop: z.number(),
  /** How many other entities that the viewer may see it is tied to, whether or not the graph shows them. */
  ties: z.number(),
})

export type GraphNode = z.infer<typeof graphNode>

/** One thing that ties two entities. */
const graphTie = z.object({
  /** `exit`: it leads from one scene to another. `mention`: a text of `from` names the other. */
  kind: z.enum(['relationship', 'exit', 'mention']),
  from: entityId,
  to: entityId,
  /** The type of the relationship as pages show it, or the requirement of the exit; empty for mentions. */
  label: z.string(),
  /** Whether only the game master may see it. */
  secret: z.boolean(),
})

export type GraphTie = z.infer<typeof graphTie>

/** What ties two entities of the graph, in either direction; each pair occurs once. */
const graphEdge = z.object({ between: z.tuple([entityId, entityId]), ties: z.array(graphTie) })

export type GraphEdge = z.infer<typeof graphEdge>

export const graph = z.object({
  /** The centre first, then the nearest, of these the ones with the most ties, then by name. None if the viewer sees no entity with ties. */
  nodes: z.array(graphNode),
  edges: z.array(graphEdge),
  /** How many more entities are as near as those, and of the kinds that were asked for. */
  more: z.number(),
  /** The kinds of entities that are as near, whichever kinds were asked for. */
  kinds: z.array(graphKind),
})

export type Graph = z.infer<typeof graph>
