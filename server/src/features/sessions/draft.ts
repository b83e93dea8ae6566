import type { SessionEvent } from '@waybook/contract'
import { describeThrow } from '@waybook/rules'

import type { NoteRecord } from '../notes/queries.ts'

/** The events of a session that the game master and any player may see. */
export interface Happened {
  /** The events that the game master sees. */
  readonly all: readonly SessionEvent[]
  /** The events that every player sees. */
  readonly open: readonly SessionEvent[]
  /** The notes among `open`, as they were written. */
  readonly notes: readonly Pick<NoteRecord, 'by' | 'text'>[]
}

/** A comment in a newsletter's text that identifies its session. */
export function markOf({ id }: { readonly id: string }): string {
  return `# Drafted from the session log: ${id}`
}

/** A draft newsletter about a session, for the game master to finish. Events that not every player may see are in one secret. */
export function draftOf(
  session: { readonly id: string; readonly number: number },
  { all, open, notes }: Happened,
): string {
  const openLines = new Set(open.map(lineOf))
  const hidden = all
    .filter(isForOthers)
    .map(lineOf)
    .filter((line) => line !== null && !openLines.has(line))
  const parts = [
    `---\n${markOf(session)}\nname: Session ${session.number}\nvisible: false\n---`,
    ...headings.flatMap(([heading, ...kinds]) =>
      section(heading, open.filter(({ kind }) => kinds.some((one) => one === kind)).map(lineOf)),
    ),
    ...(hidden.length === 0 ? [] : [`> [!secret]\n${hidden.map((line) => `> - ${line}`).join('\n')}`]),
    // Last, because unclosed Markdown in a note, such as a code block, would swallow everything after it.
    ...notes.map(({ by, text }) => `## ${plain(by)} wrote\n\n${text}`),
  ]
  return `${parts.join('\n\n')}\n`
}

const headings = [
  ['Where we were', 'scene'],
  ['What came to light', 'revealed', 'secret'],
  ['How it went', 'roll'],
  ['Who fell', 'fell'],
  ['What changed hands', 'inventory'],
] as const satisfies readonly (readonly [string, ...SessionEvent['kind'][]])[]

function section(heading: string, lines: readonly (string | null)[]): string[] {
  if (lines.length === 0) return []
  return [`## ${heading}`, lines.map((line) => `- ${line}`).join('\n')]
}

/** An event as a line of Markdown; `null` for a note, which has its own section. */
function lineOf(event: SessionEvent): string | null {
  switch (event.kind) {
    case 'scene':
    case 'revealed':
      return link(event.entity)
    case 'secret':
      return `A secret of ${link(event.entity)}`
    case 'fell':
      return `${link(event.character)} fell`
    case 'inventory': {
      const { character, item, amount } = event
      return amount === 0
        ? `${link(character)} no longer has ${link(item)}`
        : `${link(character)} has ${amount} × ${link(item)}`
    }
    case 'roll': {
      const { roll } = event
      const who = roll.characterId === null ? plain(roll.by) : `[[${roll.characterId}]]`
      const what = roll.reason === '' ? '' : `, ${plain(roll.reason)}`
      return `${who}${what}: ${describeThrow(roll.dice)}`
    }
    case 'note':
      return null
  }
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
