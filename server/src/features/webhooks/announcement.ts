import { routeOf, scopeOf, typeOfId, type Viewer, type WebhookKind } from '@waybook/contract'
import { describeOutcome, readThrow } from '@waybook/rules'

import { toRolls } from '../dice/presenter.ts'
import { readRoll } from '../dice/queries.ts'
import { readCards } from '../entities/cards.ts'
import { toCards } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { firstInRhythm } from '../schedule/plans.ts'
import { findPlan, readRhythm } from '../schedule/queries.ts'
import { rhythmInWords } from '../schedule/rhythm-words.ts'
import { findSession } from '../sessions/queries.ts'

/** What a message says, as a player without a character may read it. All texts are plain. */
export interface Announcement {
  readonly kind: WebhookKind
  readonly title: string
  /** May be empty. */
  readonly text: string
  /** The path of the page that it is about. */
  readonly path: string
  /** The start of a session, in milliseconds since 1970; `null` for other announcements. */
  readonly startsAt: number | null
}

/** A player without a character sees what all players see. */
const anyPlayer: Viewer = { userId: '', role: 'player', characterId: null }

/** The campaign as everyone sees it. */
export function openContext({ campaignId, records }: Pick<RequestContext, 'campaignId' | 'records'>): RequestContext {
  return { campaignId, records, viewer: anyPlayer, firstName: '', scope: scopeOf(anyPlayer) }
}

/** Writes the announcement of an event. `null` if there is nothing that everyone may know, or no longer. */
export async function writeAnnouncement(context: RequestContext, event: string): Promise<Announcement | null> {
  const [what, id = '', detail = ''] = event.split(' ')
  switch (what) {
    case 'page':
      return await ofPage(context, id)
    case 'roll':
      return await ofRoll(context, id)
    case 'began':
      return await ofSession(context, id)
    case 'date':
      return await ofDate(context, id, detail === 'poll' ? null : Number(detail))
    case 'off':
      return await ofCanceled(context, id)
    case 'rhythm':
      return await ofRhythm(context, Number(id))
    default:
      return null
  }
}

async function ofPage(context: RequestContext, id: string): Promise<Announcement | null> {
  const [card] = await toCards(await readCards(context.records, [id], context.scope), context)
  if (!card) return null
  const isNewsletter = typeOfId(id) === 'newsletter'
  return {
    kind: isNewsletter ? 'newsletter' : 'revealed',
    title: isNewsletter ? card.name : `Revealed: ${card.name}`,
    text: card.description,
    path: routeOf(id),
    startsAt: null,
  }
}

async function ofRoll(context: RequestContext, id: string): Promise<Announcement | null> {
  const record = await readRoll(context.records, id, anyPlayer)
  const [roll] = record ? await toRolls([record], context) : []
  if (!roll) return null
  const thrown = readThrow(roll.dice)
  const net = roll.net ?? thrown.net
  if (!net || (net.triumph === 0 && net.despair === 0)) return null
  const symbols = [...(net.triumph > 0 ? ['Triumph'] : []), ...(net.despair > 0 ? ['Despair'] : [])].join(' and ')
  const who = roll.characterName ?? roll.by
  const reason = roll.reason === '' ? '' : `${roll.reason}: `
  const text = reason + describeOutcome({ ...thrown, net })
  return { kind: 'roll', title: `${symbols} for ${who}`, text, path: '/', startsAt: null }
}

async function ofSession({ records }: RequestContext, id: string): Promise<Announcement | null> {
  const session = await findSession(records, id)
  if (!session || session.number <= 0) return null
  const text = session.date === null ? '' : `It is ${session.date}.`
  return { kind: 'sessionBegins', title: `Session ${session.number} begins`, text, path: '/', startsAt: null }
}

/** `startsAt`: the date that the message is about, which may no longer be the session's. */
async function ofDate({ records }: RequestContext, id: string, startsAt: number | null): Promise<Announcement | null> {
  const plan = await findPlan(records, id)
  if (!plan || plan.state === 'dropped') return null
  const about = { kind: 'date', path: '/schedule', startsAt } as const
  const name = plan.title === '' ? 'session' : plan.title
  if (plan.state === 'canceled') return { ...about, title: `Called off: ${name}`, text: '' }
  if (plan.startsAt !== startsAt) return { ...about, title: `No longer on this date: ${name}`, text: '' }
  const text = [openPlace(plan.place), plan.note].filter((part) => part !== '').join('\n')
  if (startsAt === null) return { ...about, title: `When do we play? ${plan.title}`.trim(), text }
  return { ...about, title: `Next: ${name}`, text }
}

async function ofCanceled({ records }: RequestContext, id: string): Promise<Announcement | null> {
  const plan = await findPlan(records, id)
  if (plan?.state !== 'canceled') return null
  const title = `Called off: ${plan.title === '' ? 'session' : plan.title}`
  return { kind: 'date', title, text: '', path: '/schedule', startsAt: plan.startsAt }
}

/** `sequence`: the number of the rhythm that the message is about, which may no longer be the campaign's. */
async function ofRhythm({ records }: RequestContext, sequence: number): Promise<Announcement | null> {
  const stored = await readRhythm(records)
  if (!stored) return null
  const about = { kind: 'date', path: '/schedule', startsAt: null, text: '' } as const
  if (stored.sequence !== sequence) return { ...about, title: 'No longer in this rhythm' }
  const { rhythm } = stored
  if (!rhythm) return { ...about, title: 'No more regular dates' }
  const text = [openPlace(rhythm.place), rhythm.note].filter((part) => part !== '').join('\n')
  return { ...about, title: rhythmInWords(rhythm), text, startsAt: firstInRhythm(stored)?.startsAt ?? null }
}

/** A link to a call is for members alone: whoever has it can join. */
export const openPlace = (place: string) => (/:\/\/|\bwww\.|\S\.\S+\//i.test(place) ? '' : place)
