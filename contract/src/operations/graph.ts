import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { graph, graphKind } from '../records/graph.ts'

export const getGraph = defineRead({
  name: 'getGraph',
  summary:
    'Returns the entities within one or two steps of one, nearest first, and the relationships between them. Without an id, those around the caller’s own character, else around the entity with the most ties.',
  params: z.object({
    id: z.optional(entityId),
    /** How many steps away the farthest entities are. */
    hops: z.union([z.literal(1), z.literal(2)]),
    /** Only entities of these kinds, and what is reached through them. */
    kinds: z.optional(z.array(graphKind).check(z.minLength(1), z.maxLength(graphKind.options.length))),
    /** Whether an entity that is mentioned in the texts of another is tied to it. */
    mentions: z.optional(z.boolean()),
  }),
  answer: graph,
  callers: signedIn,
})
