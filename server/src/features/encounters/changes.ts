import { aboutSubject, noNews, type ChangeKind } from '../change-kind.ts'
import { loadEncounter } from './loaded-encounter.ts'
import { toEncounter } from './presenter.ts'
import type { EncounterChange } from './queries.ts'

export const encounterChange: ChangeKind<EncounterChange> = {
  ...aboutSubject,
  // The subject is a character only if points or conditions that a combatant shares with it have changed.
  entities: ({ audience, subject }) => (audience === 'entity' ? [subject] : []),
  wanted: ({ payload }) => payload.wanted ?? 'name',
  presenter: async (_changes, tables) => {
    const encounter = await loadEncounter(tables)
    return (_change, { scope }) => ({ kind: 'encounter', encounter: encounter && toEncounter(encounter, scope) })
  },
  logLine: ({ audience }) => (audience === 'entity' ? null : { did: 'encounterChanged' }),
  news: noNews,
}
