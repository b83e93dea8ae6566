import { Problem } from '@waybook/contract'

/** In the same words whether there is none, it is something else, or players do not see it yet. */
export const noScene = (id: string) => new Problem('not-found', `Scene "${id}" not found or is not a scene entity`)
