import type { RecentChange } from '@waybook/contract'
import { recentChanges } from '@waybook/messages/recentChanges'

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
      return about(change.entity, change.entity.description || recentChanges.revealed(), recentChanges.whereShown())
    case 'newsletter':
      return about(change.entity, change.entity.description || recentChanges.newsletter(), recentChanges.whereNews())
    case 'more':
      return about(change.entity, recentChanges.more(), recentChanges.whereShown())
    case 'rewritten':
      return about(change.entity, recentChanges.rewritten(), recentChanges.whereWorld())
    case 'secret':
      return about(change.entity, recentChanges.secret(), recentChanges.whereShared())
    case 'note':
      return about(
        change.entity ?? { name: recentChanges.aNote() },
        recentChanges.note({ by: change.by }),
        recentChanges.whereNote(),
      )
    case 'roll':
      return about(
        change.entity ?? { name: change.by },
        recentChanges.roll({ symbol: change.symbol }),
        recentChanges.whereTable(),
      )
    case 'injury':
      return about(change.entity, recentChanges.injury({ injury: change.injury }), recentChanges.whereTable())
    case 'session':
      return {
        title: recentChanges.session({ number: String(change.number) }),
        detail: recentChanges.sessionDetail(),
        where: recentChanges.whereSession(),
      }
    case 'item':
      return about(change.entity, recentChanges.item({ amount: String(change.amount) }), recentChanges.whereInventory())
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
  if (at >= midnight) return recentChanges.today({ time: formatTime(at) })
  if (at >= midnight - DAY_MS) return recentChanges.yesterday({ time: formatTime(at) })
  return at >= midnight - 6 * DAY_MS
    ? recentChanges.onWeekday({ weekday: weekday(at), time: formatTime(at) })
    : date(at)
}
