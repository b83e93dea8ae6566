import type { SessionEvent } from '@waybook/contract'
import { describeThrow } from '@waybook/rules'

import type { NoteRecord } from '../notes/queries.ts'

/** What the game master and any player may see of a session. */
export interface Happened {
  /** What the game master sees. */
  readonly all: readonly SessionEvent[]
  /** What every player sees. */
  readonly open: readonly SessionEvent[]
  /** The notes among them, as they were written. */
  readonly notes: readonly Pick<NoteRecord, 'by' | 'text'>[]
}

/** A comment in the text of a newsletter, by which the session that it is about is known. */
export function markOf({ id }: { readonly id: string }): string {
  return `# Drafted from the session log: ${id}`
}

/** The text of a newsletter about a session, to be finished by hand. What not every player may see is in one secret. */
export function draftOf(
  session: { readonly id: string; readonly number: number },
  { all, open, notes }: Happened,
): string {
  const told = new Set(open.map(lineOf))
  const hidden = all
    .filter(isForOthers)
    .map(lineOf)
    .filter((line) => line !== null && !told.has(line))
  const parts = [
    `---\n${markOf(session)}\nname: Session ${session.number}\nvisible: false\n---`,
    ...headings.flatMap(([heading, ...kinds]) =>
      section(heading, open.filter(({ kind }) => kinds.some((one) => one === kind)).map(lineOf)),
    ),
    ...(hidden.length === 0 ? [] : [`> [!secret]\n${hidden.map((line) => `> - ${line}`).join('\n')}`]),
    // Last, because nothing in them can then take in what follows: a code block that is not closed, for example.
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

/** An event in a line of Markdown; `null` for a note, which has a paragraph. */
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

/** A roll that its roller kept to themselves is nobody else's, not even another game master's. */
const isForOthers = (event: SessionEvent) => event.kind !== 'roll' || event.roll.audience !== 'self'

/** A text in one line without any markup. Brackets could begin a link. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/[!-/:-@\\^-`{-~]/g, '\\$&')
}
