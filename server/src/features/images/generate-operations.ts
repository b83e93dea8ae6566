import { Problem, type Entity, type Viewer } from '@waybook/contract'

import type { CampaignTransaction } from '#database/database.ts'
import { pageProblems } from '#sentences/problems.ts'

import { readSettings } from '../campaign/queries.ts'
import { readEntityLinks, toEntity } from '../entities/page-presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import type { JobRecord } from '../jobs/job-record.ts'
import { addTask } from '../jobs/new-task.ts'
import { findJobWithTask, putJob } from '../jobs/queries.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { IMAGE_KIND, readImageNotes, type ImageNotes } from './image-notes.ts'
import { imagePrompt, withDefaultOptions } from './image-prompt.ts'

/** The maximum number of pictures that one player may be waiting for. */
const WAITING_MAX = 10

export const imageOperations = {
  generateImage: async (context, { entityId, prompt, ...wanted }) => {
    const { records, viewer } = context
    const entity = await paintable(context, entityId, wanted.perspective)
    refusePlayer(viewer, entity, prompt)
    const waiting = (await findJobWithTask(records)).flatMap(imageTask)
    const same = waiting.find(({ notes }) => notes.order.entityId === entityId)
    if (same) return { jobId: await follow(records, same.record, viewer) }
    if (
      viewer.role === 'player' &&
      waiting.filter(({ record }) => record.startedBy === viewer.userId).length >= WAITING_MAX
    )
      throw new Problem('too-many', pageProblems.waitingForPictures({ most: WAITING_MAX }))
    const { style, perspective } = withDefaultOptions(entity.type, wanted)
    const order = {
      prompt: prompt ?? imagePrompt(entity, { style, perspective }),
      entityId,
      entityType: entity.type,
      name: entity.name,
      style,
      perspective: entity.type === 'scene' ? perspective : null,
    }
    const notes: ImageNotes = { order, mayReplace: viewer.role === 'gameMaster', orderedAt: null, imageJob: null }
    const jobId = await addTask(records, {
      kind: IMAGE_KIND,
      notes,
      title: `Image of ${entity.name}`,
      description: `Paints ${entityId}, ${style}`,
      metadata: { entityId, style, ...(order.perspective && { perspective }) },
      startedBy: viewer.userId,
    })
    return { jobId }
  },

  getImagePrompt: async (context, { entityId, ...wanted }) => {
    const entity = await paintable(context, entityId, wanted.perspective)
    return { prompt: imagePrompt(entity, withDefaultOptions(entity.type, wanted)) }
  },
} satisfies Partial<OperationHandlers>

/** Returns the entity as the viewer sees it. Throws `generation-off`, `not-found`, or `bad-params` for a perspective without a scene. */
async function paintable(context: RequestContext, entityId: string, perspective: string | undefined): Promise<Entity> {
  if (!(await readSettings(context.records)).imageGeneration) throw new Problem('generation-off')
  const record = await readEntity(context.records, entityId, context.scope)
  if (!record) throw new Problem('not-found')
  if (perspective !== undefined && record.type !== 'scene')
    throw new Problem('bad-params', 'params.perspective: only scenes have one')
  // A prompt does not mention the maps with a pin to the entity.
  return await toEntity({ ...record, isPinned: false }, await readEntityLinks(entityId, context), context)
}

function refusePlayer({ role }: Viewer, { name, image }: Entity, prompt: string | undefined): void {
  if (role === 'gameMaster') return
  if (prompt !== undefined) throw new Problem('not-allowed', pageProblems.onlyGameMasterMayChoosePrompt())
  if (image) throw new Problem('conflict', pageProblems.hasPictureAlready({ name }))
}

interface ImageTask {
  readonly record: JobRecord
  readonly notes: ImageNotes
}

function imageTask(record: JobRecord): ImageTask[] {
  const notes = record.task?.kind === IMAGE_KIND ? readImageNotes(record.task.notes) : null
  return notes ? [{ record, notes }] : []
}

/** Lets a viewer follow the job of a picture that is already being painted. Returns the job's id. */
async function follow(records: CampaignTransaction, record: JobRecord, { userId, role }: Viewer): Promise<string> {
  const { job, startedBy, followers } = record
  const knows = role === 'gameMaster' || userId === startedBy || followers.includes(userId)
  if (!knows) await putJob(records, job.id, { ...record, followers: [...followers, userId] })
  return job.id
}
