import { PARTY_TAG } from './access.ts'
import { isEntityId } from './entity-id.ts'
import { typeOfCategory } from './entity-type.ts'
import type { Me } from './me.ts'
import type { OperationName, ParamsOf } from './operations.ts'
import { LIST_LIMIT_DEFAULT } from './operations/entities.ts'

type QuestionOf<Name extends OperationName> = { readonly operation: Name; readonly params: ParamsOf<Name> }
/** An operation with what it is asked for. */
export type Question = { [Name in OperationName]: QuestionOf<Name> }[OperationName]

/** What the document of a page brings along, so that its code need not ask for it first. */
export interface Opening {
  readonly me: Me
  readonly answers: readonly (Question & { readonly answer: unknown })[]
}

/** The id of the element that holds it as JSON. */
export const OPENING_ID = 'opening'

/**
 * The name of the `meta` element that says, as its content, which sign-in has to be loaded before the page can ask for anything.
 * There is none where a cookie proves who asks.
 */
export const SIGN_IN_META = 'sign-in'

/** What the page at a path asks for before it can show anything, in the very params that it asks with. */
export function firstQuestions(path: string): readonly Question[] {
  if (path === '/')
    return [
      { operation: 'listEntities', params: { type: 'newsletter', limit: 1 } },
      { operation: 'listEntities', params: { type: 'character', tag: PARTY_TAG, limit: 4, includeImages: true } },
      { operation: 'listEntities', params: { type: 'scene', limit: 1 } },
    ]
  const id = path.slice(1)
  const type = typeOfCategory(id)
  if (type)
    return [
      { operation: 'listEntities', params: { type, includeImages: true, limit: LIST_LIMIT_DEFAULT } },
      { operation: 'countTags', params: { type } },
    ]
  if (!isEntityId(id)) return []
  return [
    { operation: 'getEntity', params: { id } },
    { operation: 'getImagePrompt', params: { entityId: id } },
  ]
}
