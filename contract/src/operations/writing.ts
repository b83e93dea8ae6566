import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { entityType } from '../records/entity.ts'
import { picture } from '../records/picture.ts'
import { revision, savedText, sourceText, textFinding, version } from '../records/writing.ts'
import { done, shortText } from './parameters.ts'

const LINKS_MAX = 100
/** The number of readers that a text may name in its secrets. */
const READERS_MAX = 30

export const getSource = defineRead({
  name: 'getSource',
  summary: 'Returns the Markdown file of an entity, and the caller’s draft of it.',
  params: z.object({ id: entityId }),
  answer: z.object({
    /** The entity's current id, which differs from the given one after a rename. */
    id: entityId,
    type: entityType,
    text: z.string(),
    version,
    /** The path in the campaign's folder. */
    path: z.string(),
    draft: z.nullable(z.object({ text: z.string(), baseVersion: version, at: z.number() })),
  }),
  callers: gameMaster,
})

export const checkText = defineRead({
  name: 'checkText',
  summary: 'Checks the text of an existing or new entity, without saving it.',
  params: z.object({ type: entityType, text: sourceText, id: z.optional(entityId) }),
  answer: z.object({ findings: z.array(textFinding) }),
  callers: gameMaster,
})

export const renderText = defineRead({
  name: 'renderText',
  summary: 'Renders Markdown for the game master, without saving it.',
  params: z.object({ text: sourceText, id: z.optional(entityId) }),
  /** `html` is sanitized. */
  answer: z.object({ html: z.string() }),
  callers: gameMaster,
})

export const completeLink = defineRead({
  name: 'completeLink',
  summary: 'Finds entities by the beginning of their name, an alias, or a word in these, best match first.',
  params: z.object({ query: shortText, limit: z.optional(z.int().check(z.minimum(1), z.maximum(LINKS_MAX))) }),
  answer: z.object({
    entities: z.array(
      z.object({
        id: entityId,
        name: z.string(),
        /** Its other names, normalized to lower case letters, digits and spaces. */
        aliases: z.array(z.string()),
        type: entityType,
        /** Whether all players know its name. */
        visible: z.boolean(),
        image: z.nullable(picture),
      }),
    ),
  }),
  callers: gameMaster,
})

export const saveEntity = defineWrite({
  name: 'saveEntity',
  summary:
    'Saves the text of an entity. If others have saved it since baseVersion, both changes are merged. If they overlap, the call is refused with conflict and both texts of each overlap.',
  params: z.object({ id: entityId, text: sourceText, baseVersion: version }),
  answer: z.object({ ...done, ...savedText }),
  callers: gameMaster,
})

export const setSecretAudience = defineWrite({
  name: 'setSecretAudience',
  summary:
    'Changes the readers of a secret, by its marker in the text. If the secret has changed since, the call is refused with conflict.',
  params: z.object({
    id: entityId,
    /** The `data-secret` of its box in the long description or the box text. */
    secret: z.string().check(z.regex(/^\d{1,6}-[\w-]{16}$/)),
    field: z.optional(z.enum(['body', 'boxText'])),
    /** A list has the characters whose players read it. */
    audience: z.union([z.enum(['everyone', 'gameMaster']), z.array(entityId).check(z.maxLength(READERS_MAX))]),
    baseVersion: z.optional(version),
  }),
  answer: z.object({ ...done, version, outcome: savedText.outcome }),
  callers: gameMaster,
})

export const createEntity = defineWrite({
  name: 'createEntity',
  summary: 'Creates an entity from its text. Without an id, the name determines it.',
  params: z.object({ type: entityType, text: sourceText, id: z.optional(entityId) }),
  answer: z.object({ ...done, id: entityId, version, findings: z.array(textFinding) }),
  callers: gameMaster,
})

export const duplicateEntity = defineWrite({
  name: 'duplicateEntity',
  summary:
    'Creates a copy of an entity under another id, hidden from players. With credit, the copy names its original.',
  params: z.object({ id: entityId, credit: z.optional(z.boolean()) }),
  answer: z.object({ ...done, id: entityId }),
  callers: gameMaster,
})

export const renameEntity = defineWrite({
  name: 'renameEntity',
  summary:
    'Changes the name of an entity, its id, or both. Links and references in other texts, and the state of play, follow. The old id still leads to the entity.',
  params: z.object({ id: entityId, name: z.optional(shortText), to: z.optional(entityId) }),
  /** `changed`: the number of changed texts, including the entity's. */
  answer: z.object({ ...done, id: entityId, changed: z.number() }),
  callers: gameMaster,
})

export const deleteEntity = defineWrite({
  name: 'deleteEntity',
  summary: 'Deletes an entity. Its history stays, and it can be restored with its state of play.',
  params: z.object({ id: entityId }),
  answer: z.object({ ...done, deleted: z.literal(true) }),
  callers: gameMaster,
})

export const listDeleted = defineRead({
  name: 'listDeleted',
  summary: 'Lists deleted entities that can be restored, last deleted first.',
  params: z.object({}),
  answer: z.object({
    entities: z.array(
      z.object({
        id: entityId,
        name: z.string(),
        type: entityType,
        at: z.number(),
        /** The first name of the user who deleted it. */
        by: z.nullable(z.string()),
      }),
    ),
  }),
  callers: gameMaster,
})

export const restoreEntity = defineWrite({
  name: 'restoreEntity',
  summary: 'Restores a deleted entity with its tokens, inventory and relationships.',
  params: z.object({ id: entityId }),
  answer: z.object({ ...done, version }),
  callers: gameMaster,
})

export const getHistory = defineRead({
  name: 'getHistory',
  summary: 'Lists the versions of an entity’s text, newest first, including the current one.',
  params: z.object({ id: entityId }),
  answer: z.object({ revisions: z.array(revision) }),
  callers: gameMaster,
})

export const getRevision = defineRead({
  name: 'getRevision',
  summary: 'Returns one version of an entity’s text.',
  params: z.object({ id: entityId, version }),
  answer: z.object({ text: z.string() }),
  callers: gameMaster,
})

export const restoreRevision = defineWrite({
  name: 'restoreRevision',
  summary: 'Saves an earlier version of an entity’s text again, if nobody has saved it since baseVersion.',
  params: z.object({ id: entityId, version, baseVersion: version }),
  answer: z.object({ ...done, ...savedText }),
  callers: gameMaster,
})

export const getCampaignSource = defineRead({
  name: 'getCampaignSource',
  summary: 'Returns the file campaign.yaml.',
  params: z.object({}),
  answer: z.object({ text: z.string(), version }),
  callers: gameMaster,
})

export const saveCampaign = defineWrite({
  name: 'saveCampaign',
  summary: 'Saves the file campaign.yaml, with the same answers as saveEntity.',
  params: z.object({ text: sourceText, baseVersion: version }),
  answer: z.object({ ...done, ...savedText }),
  callers: gameMaster,
})
