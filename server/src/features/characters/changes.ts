import { maySeePoints, type LiveChange } from '@waybook/contract'

import type { LoggedChange } from '#database/change.ts'

import { readGrants } from '../campaign/queries.ts'
import { aboutSubject, noNews, presentedAs, type ChangeKind, type ChangeViewer } from '../change-kind.ts'
import type { ExperienceChange } from './experience-queries.ts'
import type { DynamicChange } from './set-dynamic.ts'
import type { InventoryChange } from './set-inventory.ts'

export const dynamicChange: ChangeKind<DynamicChange> = {
  ...aboutSubject,
  presenter: async (_changes, tables) => {
    // Whether players may see points now, not at the time of the change.
    const granted = await readGrants(tables)
    return (change, viewer) => presentDynamic(change, viewer, granted)
  },
  logLine: ({ subject, payload }) => ({
    did: payload.conditions ? 'conditionsChanged' : 'pointsChanged',
    entity: subject,
  }),
  news: ({ at, seq, subject, payload }) => {
    const injury = payload.injured?.at(-1)
    return injury === undefined ? null : { kind: 'injury', at, seq, entity: subject, injury }
  },
}

/** Leaves out hit points and strain, and who changed them, if the viewer may not see them. `null` if nothing is left. */
function presentDynamic(
  { subject, payload, actor }: LoggedChange<DynamicChange>,
  { viewer, scope, sees }: ChangeViewer,
  granted: Parameters<typeof maySeePoints>[2],
): LiveChange | null {
  const { conditions, conditionDetails, lastUpdated, by, injured: _injured, ...points } = payload
  const character = sees(subject, 'name')
  const known =
    character && maySeePoints(scope, character, granted)
      ? pointsBy(points, actor === viewer.userId ? undefined : by)
      : {}
  const shown = {
    ...known,
    ...(conditions && { conditions: [...conditions] }),
    ...(conditionDetails && { conditionDetails: { ...conditionDetails } }),
  }
  return Object.keys(shown).length === 0 ? null : { kind: 'dynamic', characterId: subject, ...shown, lastUpdated }
}

/** The name is sent with points only, because the page shows it next to them. */
function pointsBy<Points extends object>(points: Points, by: string | undefined) {
  return { ...points, ...(by !== undefined && Object.keys(points).length > 0 && { by }) }
}

export const inventoryChange: ChangeKind<InventoryChange> = {
  ...aboutSubject,
  entities: ({ subject, payload }) => [subject, payload.itemId],
  wanted: () => 'figures',
  presenter: presentedAs(({ subject, payload }, { sees }) => {
    const { itemId, amount, equipped, lastUpdated } = payload
    const item = sees(itemId)
    if (!item) return null
    const entry = { itemId, name: item.name, amount, ...(equipped !== undefined && { equipped }) }
    return { kind: 'inventory', characterId: subject, entry, lastUpdated }
  }),
  logLine: ({ subject, payload: { itemId, sameAmount, amount, giftId } }) => ({
    did: sameAmount ? 'equippedChanged' : 'amountChanged',
    entity: subject,
    other: itemId,
    detail: `${amount}`,
    // Both sides of a gift are undone together, so its amounts are no part of other changes.
    ...(giftId !== undefined && { key: `${giftId} ${subject}` }),
  }),
  news: ({ at, seq, subject, payload }, ownCharacter) => {
    const { itemId: entity, amount, before, sameAmount } = payload
    if (subject !== ownCharacter || sameAmount || before === undefined) return null
    return { kind: 'item', at, seq, entity, amount, isGiven: amount > before }
  },
}

export const experienceChange: ChangeKind<ExperienceChange> = {
  ...aboutSubject,
  wanted: () => 'figures',
  presenter: presentedAs(({ subject }) => ({ kind: 'experience', characterId: subject })),
  logLine: ({ subject, payload }) => ({
    did: payload.undone ? 'experienceUndone' : 'experienceChanged',
    entity: subject,
  }),
  news: noNews,
}
