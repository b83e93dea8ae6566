import { Problem, type Roll, type SessionEvent } from '@waybook/contract'
import { describeOutcome, readThrow } from '@waybook/rules'
import * as z from 'zod/mini'

import { htmlWords } from '#rich-text/plain-words.ts'

import { limitOf, next, pageId, words } from './params.ts'
import { defineTool, type Tool } from './tool.ts'

const ROLLS = 30
const NOTES = 50

const sessionLog = defineTool({
  name: 'session_log',
  title: 'What happened in a session',
  description:
    'Returns the log of a session in order: scenes, rolls, fights, what was revealed, notes and lines. Without an id: the newest session.',
  params: z.strictObject({
    logOf: z.optional(words(80, 'The id of a session’s log, from calendar or timeline')),
  }),
  run: async ({ perform }, { logOf }) => {
    const { sessions } = await perform('listSessions', {})
    const found = logOf === undefined ? sessions[0] : sessions.find(({ id }) => id === logOf)
    if (!found) throw new Problem('not-found', logOf === undefined ? 'No session was played yet.' : 'No such session.')
    const { session, events } = await perform('getSession', { sessionId: found.id })
    return {
      number: session.number,
      startedAt: iso(session.startedAt),
      endedAt: session.endedAt === null ? 'It is still going on.' : iso(session.endedAt),
      dateInCampaign: session.date,
      events: events.map(toEvent),
      otherSessions: sessions.filter(({ id }) => id !== found.id).map(({ id, number }) => ({ number, logOf: id })),
    }
  },
})

const rolls = defineTool({
  name: 'rolls',
  title: 'The log of rolls',
  description: 'Lists the rolls of dice that the member may see, newest first, with their results in words.',
  params: z.strictObject({ limit: z.optional(limitOf(100, ROLLS)), before: z.optional(next) }),
  run: async ({ perform }, { limit = ROLLS, before }) => {
    const answer = await perform('getRolls', { limit, ...(before !== undefined && { before }) })
    return { rolls: answer.rolls.map(toRoll), next: answer.next }
  },
})

const notes = defineTool({
  name: 'notes',
  title: 'Notes',
  description: 'Lists the member’s own notes and those that others share with them, newest first.',
  params: z.strictObject({ about: z.optional(pageId), before: z.optional(next) }),
  run: async ({ perform }, { about, before }) => {
    const params = { ...(about !== undefined && { entityId: about }), ...(before !== undefined && { before }) }
    const answer = await perform('listNotes', { ...params, limit: NOTES })
    return {
      notes: answer.notes.map(({ entity, audience, markdown, html, by, at }) => ({
        about: entity,
        by,
        for: audience,
        at: iso(at),
        text: markdown ?? htmlWords(html).trim(),
      })),
      next: answer.next,
    }
  },
})

export const playTools: readonly Tool[] = [sessionLog, rolls, notes]

const iso = (at: number) => new Date(at).toISOString()

function toEvent(event: SessionEvent) {
  if (event.kind === 'roll') return { kind: event.kind, ...toRoll(event.roll) }
  if (event.kind === 'note') {
    const { by, entity, html } = event.note
    return { kind: event.kind, at: iso(event.at), by, about: entity, text: htmlWords(html).trim() }
  }
  return { ...event, at: iso(event.at) }
}

function toRoll({ id, at, by, characterName, skill, reason, audience, dice, net: changed, drawn }: Roll) {
  const thrown = readThrow(dice)
  const net = changed ?? thrown.net
  return {
    id,
    at: iso(at),
    by,
    character: characterName,
    skill,
    reason,
    for: audience,
    dice: Object.entries(dice)
      .map(([die, faces]) => `${faces.length} ${die}`)
      .join(', '),
    result: describeOutcome({ ...thrown, net }),
    drawn,
  }
}
