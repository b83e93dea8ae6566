import type { Creature, Sitter } from '@waybook/images'

import { drowned } from './people/drowned.ts'
import { officers } from './people/officers.ts'
import { party } from './people/party.ts'
import { townsfolk } from './people/townsfolk.ts'

/** How each sitter looks, by entity id. */
export type Looks = Readonly<Record<string, Omit<Sitter, 'seed'> | Omit<Creature, 'seed'>>>

/** The faces of the demo campaign. */
export const people: Looks = { ...party, ...townsfolk, ...officers, ...drowned }
