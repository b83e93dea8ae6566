import { Problem, typeOfId } from '@waybook/contract'

import type { Auth, CampaignAuth } from '#auth/auth.ts'
import { readFrontMatter } from '#campaign-folder/yaml/front-matter.ts'
import { renderMarkdown } from '#rich-text/render-markdown.ts'
import { digestIn, isForMore } from '#rich-text/secret-readers.ts'
import { pageProblems } from '#sentences/problems.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readCards } from '../entities/cards.ts'
import { filledFor } from '../entities/fill-texts.ts'
import { knownNames, toCards } from '../entities/presenter.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { readCampaignText } from './campaign-text.ts'
import { completeLink } from './complete-link.ts'
import { deleteDraft, readDraft } from './drafts.ts'
import {
  createEntity,
  duplicateEntity,
  restoreEntity,
  restoreRevision,
  saveEntityText,
  deleteEntity,
} from './entity-texts.ts'
import { toFindings } from './findings.ts'
import { readAliases } from './names.ts'
import { newId } from './new-id.ts'
import { checkText, readSource, saveCampaignText, withIds, readWithSecretAudience } from './queries.ts'
import { renameEntity } from './rename-entity.ts'
import { type SourceRecord, currentId } from './source.ts'

/** The default number of suggestions for a link. */
const LINKS = 12

const secretChanged = () => new Problem('conflict', pageProblems.secretChanged())

/** Longer texts take seconds, so they are not shown and checked while somebody writes. */
const SHOWN_AT_ONCE_MAX = 500_000
const TOO_LONG = `The preview shows texts of up to ${SHOWN_AT_ONCE_MAX} characters. Save the text to read the page.`

/** Throws the Problem `not-found` if there is no entity with this id now. */
export async function expectSource({ records }: RequestContext, id: string): Promise<SourceRecord> {
  const source = await readSource(records, id)
  if (!source) throw new Problem('not-found')
  return source
}

export const writingOperations = (auth: Auth) =>
  ({
    getSource: async (context, { id: asked }) => {
      const { id, type, text, version, path } = await expectSource(context, asked)
      const { records, viewer } = context
      const draft = await readDraft(records, { account: viewer.userId, id, draftId: null })
      return {
        id,
        type,
        text,
        version,
        path,
        draft: draft && { text: draft.text, baseVersion: draft.baseVersion ?? version, at: draft.at },
      }
    },

    checkText: async ({ records }, { id: asked, type, text }) => {
      if (text.length > SHOWN_AT_ONCE_MAX)
        return {
          findings: [{ severity: 'note', line: 1, message: 'this long text is not checked yet', fix: 'save it' }],
        }
      const source = asked === undefined ? null : await readSource(records, asked)
      const id = source?.id ?? asked ?? (await newId(records, type, text))
      const path = source?.path ?? `${id}.md`
      return { findings: toFindings(await checkText(records, { id, path, text })) }
    },

    renderText: async (context, { id = '', text }) => {
      if (text.length > SHOWN_AT_ONCE_MAX) throw new Problem('bad-params', TOO_LONG)
      const body = readFrontMatter(text, '').body
      const path = (await readSource(context.records, id))?.path ?? `${id}.md`
      const linked = await withIds(context.records, body, path)
      const { hidden } = await readCampaignWords(context.records)
      const rendered = renderMarkdown(linked, hidden)
      if (!rendered.ok) throw new Problem('bad-params', `The text ${rendered.why}`)
      const names = await knownNames([rendered.full], context)
      const fill = await filledFor(id, [rendered.full], context, { isDraft: true })
      return { html: fill(rendered.full, names) }
    },

    completeLink: async (context, { query, limit = LINKS }) => {
      const ids = await completeLink(context.records, query, limit)
      const cards = await toCards(await readCards(context.records, ids, context.scope), context)
      const aliasesOf = await readAliases(context.records, ids)
      const entities = cards.map(({ id, name, type, visible, image }) => {
        return { id, name, aliases: [...(aliasesOf.get(id) ?? [])], type, visible, image }
      })
      return { entities }
    },

    saveEntity: async ({ records, viewer }, { id, text, baseVersion }) => {
      const saved = await saveEntityText(records, id, { text, baseVersion })
      const current = (await currentId(records, id)) ?? id
      await deleteDraft(records, { account: viewer.userId, id: current, draftId: null })
      return saved
    },

    setSecretAudience: async (context, { id: asked, secret, field = 'body', audience, baseVersion }) => {
      const { id, version } = await expectSource(context, asked)
      if (baseVersion !== undefined && baseVersion !== version) throw secretChanged()
      const wanted = { secret, field, audience: audience === 'gameMaster' ? [] : audience }
      const changed = await readWithSecretAudience(context.records, id, wanted)
      if (changed === null) throw secretChanged()
      const isRevealed = isForMore(wanted.audience, changed.before)
      const what = isRevealed ? 'revealed' : wanted.audience.length === 0 ? 'hidden' : 'narrowed'
      const saved = await saveEntityText(
        context.records,
        id,
        { text: changed.text, baseVersion: version },
        { secret: { digest: digestIn(secret), what } },
      )
      return { version: saved.version, outcome: saved.outcome }
    },

    createEntity: async ({ records }, { type, text, id }) => {
      const { findings, ...created } = await createEntity(records, { type, text, id })
      return { ...created, findings: [...findings] }
    },

    duplicateEntity: async ({ records }, { id, credit = false }) => ({
      id: await duplicateEntity(records, id, credit),
    }),

    renameEntity: async ({ records, campaignId, afterCommit }, { id: asked, name, to }) => {
      if (name?.trim() === '') throw new Problem('bad-params', 'params.name: must not be empty')
      const { from, id, changed } = await renameEntity(records, asked, { name: name?.trim(), to })
      if (typeOfId(id) === 'character' && from !== id)
        afterCommit(async () => await reassign(auth.campaign(campaignId), from, id))
      return { id, changed }
    },

    deleteEntity: async ({ records, campaignId, afterCommit }, { id }) => {
      const gone = await deleteEntity(records, id)
      afterCommit(async () => await auth.campaign(campaignId).members?.revokeInvitesFor([gone]))
      return { deleted: true as const }
    },

    restoreEntity: async ({ records }, { id }) => ({ version: await restoreEntity(records, id) }),

    restoreRevision: async ({ records }, { id, version, baseVersion }) =>
      await restoreRevision(records, id, { version, baseVersion }),

    getCampaignSource: async ({ records }) => {
      const { text, version } = (await readCampaignText(records)) ?? { text: '', version: 1 }
      return { text, version }
    },

    saveCampaign: async ({ records }, { text, baseVersion }) => await saveCampaignText(records, { text, baseVersion }),
  }) satisfies Partial<OperationHandlers>

/** Assigns a renamed character to its player again, because accounts are stored apart from the records. */
async function reassign({ members }: CampaignAuth, from: string, to: string): Promise<void> {
  const all = (await members?.list()) ?? []
  for (const { id, characterId } of all) if (characterId === from) await members?.assign(id, to)
  await members?.revokeInvitesFor([from])
}
