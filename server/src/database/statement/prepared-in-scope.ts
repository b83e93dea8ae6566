import type { VisibilityScope } from '@waybook/contract'
import type { Compilable } from 'kysely'

import type { CampaignTables } from '../database.ts'
import { prepared } from './prepared.ts'

/** The additional parameters of every query within a scope. */
interface Within {
  readonly campaign: string
  /** Used only for the scope of a player with a character. */
  readonly ownCharacter: string
}

/**
 * A query on a campaign within a visibility scope, compiled once for each kind of scope. As with `prepared`, only the kind of scope may
 * determine the shape of the query. The campaign and the character are placeholders.
 */
export function preparedInScope<Given extends object, Row>(
  build: (tables: CampaignTables, scope: VisibilityScope, given: Given) => Compilable<Row>,
): (tables: CampaignTables, scope: VisibilityScope, given: Given) => Promise<Row[]> {
  const within = (scopeOf: (ownCharacter: string) => VisibilityScope) =>
    prepared((db, given: Given & Within) => build({ db, campaign: given.campaign }, scopeOf(given.ownCharacter), given))
  const everything = within(() => ({ everything: true }))
  const shown = within(() => ({ everything: false, ownCharacter: null }))
  const shownOrOwn = within((ownCharacter) => ({ everything: false, ownCharacter }))
  return async ({ db, campaign }, scope, given) => {
    const ownCharacter = scope.everything ? null : scope.ownCharacter
    const run = scope.everything ? everything : ownCharacter === null ? shown : shownOrOwn
    return await run(db, { ...given, campaign, ownCharacter: ownCharacter ?? '' })
  }
}
