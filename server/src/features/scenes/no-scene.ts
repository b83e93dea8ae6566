import { Problem } from '@waybook/contract'

/** The same message whether the scene does not exist, is another type of entity, or is hidden from the viewer. */
export const noScene = (id: string) => new Problem('not-found', `Scene "${id}" not found or is not a scene entity`)
