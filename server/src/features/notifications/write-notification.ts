import { typeOfId, routeOf, type NotificationKind } from '@waybook/contract'

import { mayRead } from '#rich-text/audience.ts'
import { htmlWords } from '#rich-text/plain-words.ts'

import { toCheck } from '../checks/presenter.ts'
import { readChecks } from '../checks/queries.ts'
import { surroundingsOf } from '../checks/surroundings.ts'
import { loadEncounter } from '../encounters/loaded-encounter.ts'
import { toEncounter } from '../encounters/presenter.ts'
import { readCards } from '../entities/cards.ts'
import { toCards } from '../entities/presenter.ts'
import { readSecretReaders } from '../entities/shown-texts.ts'
import { shownHandout } from '../handouts/presenter.ts'
import { toNotes } from '../notes/presenter.ts'
import { findNote } from '../notes/queries.ts'
import { shortened } from '../outbox/shortened.ts'
import type { RequestContext } from '../request-context.ts'
import { TOLD, type Notification } from './notification.ts'
import { TURN } from './topics.ts'
import { ofDate, ofSession, type Clock } from './write-date.ts'

const NOTE_MAX = 140

/** Writes the notification of an event. `null` if it is no news to the member, or no longer. */
export async function writeNotification(
  context: RequestContext,
  { kind, event }: { readonly kind: NotificationKind; readonly event: string },
  clock: Clock,
): Promise<Notification | null> {
  const [, id = '', detail = ''] = event.split(' ')
  switch (kind) {
    case 'check':
      return await ofCheck(context, id)
    case 'turn':
      return event === TURN ? await ofTurn(context) : null
    case 'secret':
      return await ofSecret(context, id, detail)
    case 'handout':
      return await ofHandout(context, id)
    case 'note':
      return await ofNote(context, id)
    case 'newsletter':
      return await ofNewsletter(context, id)
    case 'date':
      return await ofDate(context, event, clock)
    case 'sessionTomorrow':
    case 'sessionSoon':
    case 'answer':
      return await ofSession(context, { kind, id, startsAt: detail === '' ? null : Number(detail) }, clock)
  }
}

async function ofCheck({ records, viewer }: RequestContext, id: string): Promise<Notification | null> {
  const [stored] = await readChecks(records, [id])
  // A player who called their own check knows of it.
  if (!stored || stored.document.byId === viewer.userId) return null
  const check = toCheck(stored, viewer, await surroundingsOf([stored.document], records))
  const own = check?.parts.find(({ characterId }) => viewer.characterId !== null && characterId === viewer.characterId)
  if (
    check?.state !== 'open' ||
    !own ||
    stored.document.parts.some((part) => part.character === own.characterId && part.rolled)
  )
    return null
  const about = check.title === '' ? '' : `: ${check.title}`
  return {
    plain: 'A check waits for you.',
    full: `${check.by} called a check${about}`,
    path: '/my-character',
    mark: TOLD,
  }
}

async function ofTurn({ records, viewer, scope }: RequestContext): Promise<Notification | null> {
  const loaded = await loadEncounter(records)
  const encounter = loaded && toEncounter(loaded, scope)
  const slot = encounter?.slots.find(({ id }) => id === encounter.turn)
  if (!encounter || !slot || slot.acted) return null
  const mark = `${encounter.id} ${encounter.round} ${slot.id}`
  const notification = { path: '/vtt', mark }
  if (viewer.role === 'gameMaster')
    return slot.side === 'gameMaster'
      ? { ...notification, plain: 'It is your turn.', full: 'It is your side’s turn.' }
      : null
  const own = encounter.combatants.find(({ characterId }) => characterId !== null && characterId === viewer.characterId)
  if (!own || own.fallen || slot.side !== own.side) return null
  if (slot.claimedBy === own.id)
    return { ...notification, plain: 'It is your turn.', full: `It is ${own.name}’s turn.` }
  const hasActed = encounter.slots.some(({ claimedBy, acted }) => acted && claimedBy === own.id)
  if (slot.claimedBy !== null || hasActed) return null
  return { ...notification, plain: 'It may be your turn.', full: `A turn is open: ${own.name} may take it.` }
}

async function ofSecret(context: RequestContext, entity: string, digest: string): Promise<Notification | null> {
  const { records, scope } = context
  const [card] = await toCards(await readCards(records, [entity], scope), context)
  const audience = (await readSecretReaders(records, entity)).get(digest)
  if (!card || scope.everything || !mayRead(audience ?? [], scope.ownCharacter)) return null
  return {
    plain: 'Something new for you to read.',
    full: `New to read in ${card.name}`,
    path: routeOf(entity),
    mark: TOLD,
  }
}

async function ofHandout(context: RequestContext, id: string): Promise<Notification | null> {
  const handout = context.viewer.role === 'gameMaster' ? null : await shownHandout(context)
  if (handout?.id !== id) return null
  return { plain: 'A handout for you.', full: `Handout: ${handout.title}`, path: '/vtt', mark: TOLD }
}

async function ofNote(context: RequestContext, id: string): Promise<Notification | null> {
  const { records, viewer } = context
  const record = await findNote(records, id, viewer)
  if (!record || record.author === viewer.userId) return null
  const [note] = await toNotes([record], context)
  const text = shortened(
    htmlWords(note?.html ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    NOTE_MAX,
  )
  return { plain: 'A note for you.', full: `${record.by}: ${text}`, path: '/notes', mark: TOLD }
}

async function ofNewsletter(context: RequestContext, id: string): Promise<Notification | null> {
  if (typeOfId(id) !== 'newsletter') return null
  const [card] = await toCards(await readCards(context.records, [id], context.scope), context)
  if (!card) return null
  return { plain: 'A newsletter for you.', full: `Newsletter: ${card.name}`, path: routeOf(id), mark: TOLD }
}
