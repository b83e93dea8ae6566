import type { Unseeded } from '../drawing/chance.ts'
import type { Subject } from '../portrait/portrait.ts'
import { drowned } from './people/drowned.ts'
import { officers } from './people/officers.ts'
import { party } from './people/party.ts'
import { townsfolk } from './people/townsfolk.ts'

/** The faces of the demo campaign, by entity id. */
export const people: Readonly<Record<string, Unseeded<Subject>>> = { ...party, ...townsfolk, ...officers, ...drowned }
