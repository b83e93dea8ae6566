import { Problem, typeOfId, type ParamsOf } from '@waybook/contract'
import { readFields } from '@waybook/entity-text'

import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { type DraftKey, deleteDraft, readDrafts, writeDraft } from './drafts.ts'
import { expectSource } from './operations.ts'
import { currentId } from './source.ts'

export const draftOperations = {
  saveDraft: async (context, { id, baseVersion, draftId, type, text }) => {
    const { records } = context
    const key = await keyOf(context, { id, draftId })
    if (key.id !== null && baseVersion === undefined) throw missing('baseVersion')
    if (key.id === null && type === undefined) throw missing('type')
    const source = key.id === null ? null : await expectSource(context, key.id)
    const about = source?.type ?? type ?? typeOfId(key.id ?? '')
    if (!about) throw missing('type')
    await writeDraft(records, key, {
      type: about,
      baseVersion: key.id === null ? null : (baseVersion ?? null),
      text,
    })
    return { at: records.at }
  },

  discardDraft: async (context, { id, draftId }) => {
    await deleteDraft(context.records, await keyOf(context, { id, draftId }))
  },

  listDrafts: async ({ records, viewer }) => {
    const drafts = await readDrafts(records, viewer.userId)
    return { drafts: drafts.map(({ name, ...draft }) => ({ ...draft, name: name ?? nameIn(draft.text) })) }
  },
} satisfies Partial<OperationHandlers>

/** The key of the caller's draft of an entity, which may not exist yet. */
async function keyOf(
  { records, viewer }: RequestContext,
  { id, draftId }: Pick<ParamsOf<'saveDraft'>, 'id' | 'draftId'>,
): Promise<DraftKey> {
  if ((id === undefined) === (draftId === undefined)) throw new Problem('bad-params', 'Give either id or draftId')
  const current = id === undefined ? null : ((await currentId(records, id)) ?? id)
  return { account: viewer.userId, id: current, draftId: draftId ?? null }
}

function missing(param: string): Problem {
  return new Problem('bad-params', `params.${param}: is missing`)
}

/** The name in a text that may have faults. */
function nameIn(text: string): string {
  const read = readFields(text)
  const name = read.ok ? read.fields['name'] : undefined
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}
