import { entityTypes, type EntityType } from '@waybook/contract'

/** The type of pages that are only text. Campaigns without the type `note` keep them among the source books. */
export const plainType: EntityType = entityTypes.find((type: string) => type === 'note') ?? 'sourcebook'
