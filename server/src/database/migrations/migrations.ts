import type { Migration } from 'kysely/migration'

import * as baseline from './101-baseline.ts'

/** All migrations of this version, by the name of their file. Each has a fixture of a store that it made last (STO-31). */
export const migrations: Readonly<Record<string, Migration>> = { '101-baseline': baseline }
