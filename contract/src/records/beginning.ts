import * as z from 'zod/mini'

import { mention } from './entity.ts'

/** Milliseconds since 1970. */
const at = z.number()

/** The first page of a kind. `by`: the author's first name; `null` for a command or a former member. */
const firstPage = z.object({ entity: mention, by: z.nullable(z.string()), at })

/** What has happened of a campaign's first steps. A step that has not happened is `null`. */
const firstSteps = z.object({
  character: z.nullable(firstPage),
  /** The first names of the players with an account. `null` if the sign-in provider manages accounts on its own pages. */
  invite: z.nullable(z.object({ players: z.array(z.string()), openLinks: z.int() })),
  place: z.nullable(firstPage),
  /** The first scene with a map. */
  scene: z.nullable(firstPage),
  /** The first roll that the game master may see. */
  roll: z.nullable(z.object({ by: z.string(), at })),
})
export type FirstSteps = z.infer<typeof firstSteps>
export type FirstPage = z.infer<typeof firstPage>

/** How the campaign begins for a viewer. */
export const beginning = z.discriminatedUnion('kind', [
  /** It has begun. */
  z.object({ kind: z.literal('begun') }),
  /** For the game master of the demo, if the installation has no other campaign. `party`: the characters that are ready to play. */
  z.object({ kind: z.literal('onlyDemo'), party: z.int(), pages: z.int(), scenes: z.int() }),
  /** For its game master: a young campaign with open steps. */
  z.object({ kind: z.literal('firstSteps'), steps: firstSteps, pages: z.object({ all: z.int(), hidden: z.int() }) }),
  /** For a player who sees no page yet. `by`: a game master's first name, if the sign-in provider tells it. */
  z.object({ kind: z.literal('settingUp'), by: z.nullable(z.string()) }),
])
export type Beginning = z.infer<typeof beginning>
