import type { RecentChange } from '@waybook/contract'

import { formatTime, dateFormat } from '#ui/text/words.ts'

interface Words {
  readonly title: string
  /** Why the change is news. */
  readonly detail: string
  /** Where it happened. The time follows. */
  readonly where: string
}

export function wordsOf(change: RecentChange): Words {
  switch (change.why) {
    case 'revealed':
      return about(change.entity, change.entity.description || 'You can see it now.', 'Shown to you')
    case 'newsletter':
      return about(change.entity, change.entity.description || 'A new newsletter.', 'News')
    case 'more':
      return about(change.entity, 'You know more about this character now.', 'Shown to you')
    case 'rewritten':
      return about(change.entity, 'Its page was rewritten.', 'World')
    case 'secret':
      return about(change.entity, 'You learned a secret about it.', 'Shared with you')
    case 'note':
      return about(change.entity ?? { name: 'A note' }, `${change.by} wrote a note for everyone.`, 'Note')
    case 'roll':
      return about(change.entity ?? { name: change.by }, `Rolled a ${change.symbol}.`, 'At the table')
    case 'injury':
      return about(change.entity, `Suffered a critical injury: ${change.injury}.`, 'At the table')
    case 'session':
      return { title: `Session ${change.number}`, detail: 'Read what happened in its log.', where: 'Session' }
    case 'item':
      return about(change.entity, `Given to your character, who now has ${change.amount}.`, 'Inventory')
  }
}

function about({ name }: { readonly name: string }, detail: string, where: string): Words {
  return { title: name, detail, where }
}

const weekday = dateFormat({ weekday: 'long' })
const date = dateFormat({ dateStyle: 'medium' })
const DAY_MS = 24 * 3_600_000

/** `today 14:05`, `Monday 14:05` within the last days, otherwise the date. Both arguments are in milliseconds since 1970. */
export function whenInWords(at: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (at >= midnight) return `today ${formatTime(at)}`
  if (at >= midnight - DAY_MS) return `yesterday ${formatTime(at)}`
  return at >= midnight - 6 * DAY_MS ? `${weekday(at)} ${formatTime(at)}` : date(at)
}
