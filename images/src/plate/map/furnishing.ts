import { FIXTURES } from './fixture.ts'
import { MOVABLES } from './movable.ts'

export const FURNISHINGS = { ...FIXTURES, ...MOVABLES }

export type Furnishing = keyof typeof FURNISHINGS
