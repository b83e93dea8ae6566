import { PARTY_TAG, type EntityType } from '@waybook/contract'
import { readFields } from '@waybook/entity-text'

import { useOperation } from '#api/operation-query.ts'

import { listOf } from './form/fields-context.ts'

interface Texts {
  readonly id: string
  readonly type: EntityType
  /** The edited text. */
  readonly text: string
  /** The published text. */
  readonly published: string
}

/** Whether only game masters will see the page once its text is published. */
export function usePrivate({ id, type, text, published }: Texts): boolean {
  const entity = useOperation('getEntity', { id }).data?.entities[0]
  const fields = fieldsOf(text)
  if (!entity || listOf(fields['audience']).length > 0) return false
  const willBeShown = isShown(type, fields)
  // A setting on the page itself overrides the text.
  return willBeShown === isShown(type, fieldsOf(published)) ? !entity.visible : !willBeShown
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const read = readFields(text)
  return read.ok ? read.fields : {}
}

/** By default, scenes and characters outside the party are hidden, and everything else is shown. */
export function isShown(type: EntityType, { audience, visible, tags }: Readonly<Record<string, unknown>>): boolean {
  if (audience === 'everyone' || audience === 'gameMaster') return audience === 'everyone'
  if (typeof visible === 'boolean') return visible
  return type === 'character' ? listOf(tags).includes(PARTY_TAG) : type !== 'scene'
}
