import type { SessionEvent } from '@waybook/contract'
import { describeThrow, placeWords, readThrow } from '@waybook/rules'

import type { NoteRecord } from '../notes/queries.ts'

type Roll = Extract<SessionEvent, { kind: 'roll' }>['roll']

/** The events of a session that the game master and any player may see, in chronological order. */
export interface Happened {
  /** The events that the game master sees. */
  readonly all: readonly SessionEvent[]
  /** The events that every player sees. */
  readonly open: readonly SessionEvent[]
  /** The notes among `open`, as they were written. */
  readonly notes: readonly Pick<NoteRecord, 'by' | 'text'>[]
  /** The names of the campaign's skills, by id. */
  readonly skills: ReadonlyMap<string, string>
}

const MARK = '# Drafted from the session log: '

/** A comment in a newsletter's text that identifies its session. */
export function markOf({ id }: { readonly id: string }): string {
  return MARK + id
}

/** The ids of the sessions whose marks a text has. */
export function sessionsMarkedIn(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith(MARK) ? [line.slice(MARK.length).trim()] : []))
}

/**
 * A draft newsletter about a session, for the game master to finish: each scene is a heading, with its picture and what happened in sentences.
 * Events that not every player may see are in one secret.
 */
export function draftOf(
  session: { readonly id: string; readonly number: number },
  { all, open, notes, skills }: Happened,
): string {
  const openSentences = new Set(open.map((event) => sentenceOf(event, skills)))
  const openRolls = new Set(open.map((event) => (event.kind === 'roll' ? event.roll.id : '')))
  const hidden = all
    // The game master counts hidden slots too. Both places in the order would be read as two rolls.
    .filter((event) => isForOthers(event) && !(event.kind === 'roll' && openRolls.has(event.roll.id)))
    .map((event) => sentenceOf(event, skills))
    .filter((sentence) => sentence !== null && !openSentences.has(sentence))
  const parts = [
    `---\n${markOf(session)}\nname: Session ${session.number}\nvisible: false\n---`,
    ...scenesOf(open).flatMap((scene) => section(scene, skills)),
    ...experience(open),
    ...(hidden.length === 0 ? [] : [`> [!secret]\n${hidden.map((sentence) => `> - ${sentence}`).join('\n')}`]),
    // Last, because unclosed Markdown in a note, such as a code block, would swallow everything after it.
    ...notes.map(({ by, text }) => `## ${plain(by)} wrote\n\n${text}`),
  ]
  return `${parts.join('\n\n')}\n`
}

/** What happened in one scene, in chronological order. `scene`: `null` before the first. */
interface Played {
  readonly scene: string | null
  readonly events: readonly SessionEvent[]
}

function scenesOf(events: readonly SessionEvent[]): Played[] {
  const scenes: { readonly scene: string | null; readonly events: SessionEvent[] }[] = [{ scene: null, events: [] }]
  for (const event of events)
    if (event.kind === 'scene') scenes.push({ scene: event.entity.id, events: [] })
    else scenes.at(-1)?.events.push(event)
  return scenes.filter(({ scene, events: within }) => scene !== null || within.length > 0)
}

function section({ scene, events }: Played, skills: Happened['skills']): string[] {
  const rolls = events.flatMap((event) => (event.kind === 'roll' ? [event.roll] : []))
  const others = events.filter(({ kind }) => kind !== 'roll' && kind !== 'line' && kind !== 'experience')
  const sentences = [...attempts(rolls, skills), ...others.map((event) => sentenceOf(event, skills))]
  const story = sentences.filter((sentence) => sentence !== null).map((sentence) => `${sentence}.`)
  return [
    ...(scene === null ? [] : [`## [[${scene}]]`, `![[${scene}]]`]),
    ...(story.length === 0 ? [] : [story.join(' ')]),
    ...events.flatMap((event) => (event.kind === 'line' ? [plain(event.text)] : [])),
    ...events.flatMap((event) => (event.kind === 'revealed' ? [`![[${event.entity.id}]]`] : [])),
  ]
}

/** The checks of each skill by each character, as one sentence: "Kessa tried Vigilance 3 times and succeeded twice". */
function attempts(rolls: readonly Roll[], skills: Happened['skills']): (string | null)[] {
  const groups = Map.groupBy(
    rolls,
    ({ characterId, by, skill, id, place }) => `${characterId ?? by} ${place === undefined ? (skill ?? id) : id}`,
  )
  return [...groups.values()].map((group) => {
    const [first, second] = group
    if (!first) return null
    const skill = skillOf(first, skills)
    if (!second || skill === null) return rollOf(first, skills)
    const successes = group.filter((roll) => (netOf(roll)?.success ?? 0) > 0).length
    return `${rollerOf(first)} tried ${skill} ${times(group.length)} and ${successes === 0 ? 'never succeeded' : `succeeded ${times(successes)}`}`
  })
}

const times = (count: number) => ['', 'once', 'twice'][count] ?? `${count} times`

/** A single roll. `null` for dice that nobody gave a reason for. */
function rollOf(roll: Roll, skills: Happened['skills']): string | null {
  const [net, skill] = [netOf(roll), skillOf(roll, skills)]
  const reason = roll.reason === '' ? '' : ` (${plain(roll.reason)})`
  if (roll.place !== undefined)
    return roll.place && `${rollerOf(roll)} was ${placeWords(roll.place)}${skill === null ? '' : ` by ${skill}`}`
  if (!net || skill === null)
    return reason === '' ? null : `${rollerOf(roll)} rolled${reason}: ${describeThrow(roll.dice)}`
  const marks = [net.triumph > 0 ? 'a triumph' : '', net.despair > 0 ? 'despair' : ''].filter((mark) => mark !== '')
  const verdict = net.success > 0 ? 'and succeeded' : 'but failed'
  return `${rollerOf(roll)} tried ${skill}${reason} ${verdict}${marks.length === 0 ? '' : `, with ${marks.join(' and ')}`}`
}

const netOf = (roll: Roll) => roll.net ?? readThrow(roll.dice).net
const rollerOf = ({ characterId, by }: Roll) => (characterId === null ? plain(by) : `[[${characterId}]]`)
const skillOf = ({ skill }: Roll, skills: Happened['skills']) =>
  skill === null ? null : plain(skills.get(skill) ?? skill)

/** An event as a sentence without its period; `null` for a note, which has its own section, for nameless dice, and for a fight that did not begin. */
function sentenceOf(event: SessionEvent, skills: Happened['skills']): string | null {
  switch (event.kind) {
    case 'roll':
      return rollOf(event.roll, skills)
    case 'scene':
      return `The scene was ${link(event.entity)}`
    case 'revealed':
      return `${link(event.entity)} came to light`
    case 'secret':
      return `A secret of ${link(event.entity)} came to light`
    case 'fell':
      return `${link(event.character)} fell`
    case 'inventory': {
      const { character, item, amount } = event
      return amount === 0
        ? `${link(character)} no longer has ${link(item)}`
        : `${link(character)} has ${amount} × ${link(item)}`
    }
    case 'encounter': {
      const { title, rounds } = event
      if (rounds === 0) return null
      const fight = title === '' ? 'There was a fight' : `There was a fight, ${plain(title)}`
      return rounds === null ? fight : `${fight}, which took ${rounds === 1 ? 'one round' : `${rounds} rounds`}`
    }
    case 'experience':
      return `${link(event.character)} got ${event.amount} experience`
    case 'line':
      return plain(event.text)
    case 'note':
      return null
  }
}

/** Everybody's experience, in one sentence for each gift. */
function experience(events: readonly SessionEvent[]): string[] {
  const gifts = events.filter((event) => event.kind === 'experience')
  const groups = Map.groupBy(gifts, ({ amount, reason }) => `${amount} ${reason}`)
  const sentences = [...groups.values()].map((group) => {
    const amount = group[0]?.amount ?? 0
    const who = new Intl.ListFormat('en').format(group.map(({ character }) => link(character)))
    return `${who} got ${amount} experience.`
  })
  return sentences.length === 0 ? [] : [sentences.join(' ')]
}

const link = ({ id }: { readonly id: string }) => `[[${id}]]`

/** A private roll is for its roller only, not even for another game master. */
const isForOthers = (event: SessionEvent) => event.kind !== 'roll' || event.roll.audience !== 'self'

/** A text on one line with its markup escaped. Brackets are removed, because they could begin a link. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/[!-/:-@\\^-`{-~]/g, '\\$&')
}
