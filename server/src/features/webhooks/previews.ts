import type { WebhookPreview } from '@waybook/contract'

import { listRolls } from '../dice/queries.ts'
import { listEntities } from '../entities/list.ts'
import { toCards } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { withRhythm } from '../schedule/plans.ts'
import { readPlans, readRhythm } from '../schedule/queries.ts'
import { listSessions } from '../sessions/queries.ts'
import { writeAnnouncement, type Announcement } from './announcement.ts'

/** Rolls with a triumph or a despair are about one in five. */
const ROLLS_SEARCHED = 60

/** An example of each kind of announcement, newest first, as far as there is one. `context`: the campaign as everyone sees it. */
export async function previewsOf(context: RequestContext, pages: string, now: number): Promise<WebhookPreview[]> {
  const found: Announcement[] = []
  for (const events of await examplesIn(context, now)) {
    const announcement = await firstOf(context, events)
    if (announcement) found.push(announcement)
  }
  return found.map(({ kind, title, text, path, startsAt }) => {
    const when = startsAt === null ? '' : `${new Date(startsAt).toISOString()}\n`
    return { kind, title, text: (when + text).trim(), url: pages + path }
  })
}

/** The events that may be examples of each kind. */
async function examplesIn(context: RequestContext, now: number): Promise<readonly (readonly string[])[]> {
  const { records, viewer, scope } = context
  const pagesOfType = async (type: 'newsletter' | 'location') => {
    const { entities } = await listEntities(records, { type, sort: 'newest', limit: 1 }, scope)
    return (await toCards(entities, context)).map(({ id }) => `page ${id}`)
  }
  const plans = withRhythm(await readPlans(records, now), await readRhythm(records), now, now)
  const next = plans.filter(({ state }) => state === 'planned' || state === 'poll').slice(0, 1)
  const sessions = (await listSessions(records)).slice(0, 1)
  const rolls = await listRolls(records, { limit: ROLLS_SEARCHED }, viewer)
  return [
    await pagesOfType('newsletter'),
    next.map(({ id, startsAt }) => `date ${id} ${startsAt ?? 'poll'}`),
    sessions.map(({ id }) => `began ${id}`),
    rolls.map(({ id }) => `roll ${id}`),
    await pagesOfType('location'),
  ]
}

async function firstOf(context: RequestContext, events: readonly string[]): Promise<Announcement | null> {
  for (const event of events) {
    const announcement = await writeAnnouncement(context, event)
    if (announcement) return announcement
  }
  return null
}
