import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { graph, graphKind } from '../records/graph.ts'

export const getGraph = defineRead({
  name: 'getGraph',
  summary:
    'Returns the entities within one or two steps of an entity, nearest first, and the relationships between them. Without an id, it starts from the caller’s own character, or else from the entity with the most ties.',
  params: z.object({
    id: z.optional(entityId),
    /** The most steps between the start and an entity. */
    hops: z.union([z.literal(1), z.literal(2)]),
    /** Only entities of these kinds, and paths through them. */
    kinds: z.optional(z.array(graphKind).check(z.minLength(1), z.maxLength(graphKind.options.length))),
    /** Whether a mention in a text ties two entities. */
    mentions: z.optional(z.boolean()),
  }),
  answer: graph,
  callers: signedIn,
})
