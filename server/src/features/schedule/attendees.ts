import { createHash } from 'node:crypto'

import type { Attendee, Viewer } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'

import { readCards } from '../entities/cards.ts'
import { toPicture } from '../pictures/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import type { AnswerRecord } from './queries.ts'
import { readZones } from './time-zones.ts'

type Person = Pick<Viewer, 'characterId' | 'role'> & { readonly id: string; readonly firstName: string | null }

const NAMELESS = 'Someone'

/**
 * The people on the schedule: all players, and game masters who have answered. Where a sign-in provider manages the accounts, those who
 * have answered, and the viewer.
 */
export async function readAttendees(
  auth: Auth,
  context: RequestContext,
  answers: readonly AnswerRecord[],
): Promise<Attendee[]> {
  const { campaignId, records, scope, viewer } = context
  const people = await peopleOf(auth, context, answers)
  const characters = people.flatMap(({ characterId }) => characterId ?? [])
  const cards = new Map((await readCards(records, characters, scope)).map((card) => [card.id, card]))
  const zones = new Map((await readZones(records)).map(({ account, zone }) => [account, zone]))
  const you = youAmong(people, viewer)
  return people.map(({ id, firstName, characterId, role }) => {
    const card = characterId === null ? undefined : cards.get(characterId)
    return {
      id: attendeeIdOf(campaignId, id),
      firstName: firstName ?? NAMELESS,
      isYou: id === you?.id,
      isGameMaster: role === 'gameMaster',
      character: card ? { id: card.id, name: card.name, image: toPicture(card.picture) } : null,
      zone: zones.get(id) ?? null,
    }
  })
}

/** A game master who views as a player has no account in the view. They are the player of the character. */
function youAmong(people: readonly Person[], { userId, role, characterId }: Viewer): Person | undefined {
  const own = people.find(({ id }) => id === userId)
  if (own || role !== 'player' || characterId === null) return own
  return people.find((person) => person.characterId === characterId)
}

async function peopleOf(
  auth: Auth,
  { campaignId, viewer, firstName }: RequestContext,
  answers: readonly AnswerRecord[],
): Promise<readonly Person[]> {
  const members = await auth.campaign(campaignId).members?.list()
  const answered = new Set(answers.map(({ account }) => account))
  if (members) return members.filter(({ id, role }) => role === 'player' || answered.has(id))
  const you = { id: viewer.userId, firstName, characterId: viewer.characterId, role: viewer.role }
  const known = new Map<string, Person>(
    answers.map(({ account: id, firstName: name }) => [id, { id, firstName: name, characterId: null, role: 'player' }]),
  )
  if (viewer.role === 'player' || known.has(you.id)) known.set(you.id, you)
  return [...known.values()]
}

/** Other members do not learn the ids of accounts. */
export function attendeeIdOf(campaignId: string, account: string): string {
  return createHash('sha256')
    .update(JSON.stringify([campaignId, account]))
    .digest('base64url')
    .slice(0, 16)
}
