import { formatTime } from '#ui/text/words.ts'

import type { EditedPage } from './use-edited-page.ts'

/** Where the text is kept that readers do not see yet, at length and in as few words as a phone has room for. */
export function draftWords({ place, at, failed }: EditedPage['draft']): {
  readonly long: string
  readonly short: string
} {
  const when = at === null ? '' : ` ${formatTime(at)}`
  if (failed) return { long: 'saved on this device only, the server cannot be reached', short: 'offline' }
  switch (place) {
    case 'server':
      return { long: `saved${when}`, short: 'saved' }
    case 'device':
      return { long: `saved on this device${when}`, short: 'saved' }
    case 'page':
    case 'none':
      return { long: 'not saved yet', short: 'typing' }
  }
}
