import { Problem } from '@waybook/contract'

import type { OperationHandlers, RequestContext } from '../request-context.ts'

const later = async (): Promise<never> => {
  await Promise.resolve()
  throw new Problem('not-supported')
}

export const writingOperations = {
  getSource: async ({ records }: RequestContext, { id: asked }) => {
    const source = await records.texts.source(asked)
    if (!source) throw new Problem('not-found')
    const { id, type, text, version, path } = source
    return { id, type, text, version, path, draft: null }
  },
  checkText: later,
  renderText: later,
  completeLink: later,
  saveEntity: later,
  createEntity: later,
  duplicateEntity: later,
  renameEntity: later,
  deleteEntity: later,
  listDeleted: later,
  restoreEntity: later,
  getHistory: later,
  getRevision: later,
  restoreRevision: later,
  getCampaignSource: later,
  saveCampaign: later,
  saveDraft: later,
  discardDraft: later,
  listDrafts: later,
} satisfies Partial<OperationHandlers>
