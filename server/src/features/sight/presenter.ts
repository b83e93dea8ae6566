import type { Eyes, GroupSight } from '@waybook/contract'

import { isSame, maskText } from '../fog/mask-text.ts'
import type { GroupMasks } from './group-masks.ts'
import type { GroupRow } from './group-rows.ts'

/** What a group sees now, for its players. */
export function toGroupSight({ doors, ...masks }: Pick<GroupRow, 'seen' | 'bright' | 'doors'>): GroupSight {
  return {
    ...seenAndBright(masks),
    doors: doors.map(({ id, from, to, open }) => ({ id, from: [...from], to: [...to], open })),
  }
}

/** For game masters. */
export function toEyes(masks: Pick<GroupMasks, 'seen' | 'bright' | 'shown'>): Eyes {
  return { ...seenAndBright(masks), shown: maskText(masks.shown) }
}

function seenAndBright({ seen, bright }: Pick<GroupMasks, 'seen' | 'bright'>) {
  return { seen: maskText(seen), bright: isSame(seen, bright) ? null : maskText(bright) }
}
