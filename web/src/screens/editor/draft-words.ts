import type { EditedPage } from './use-edited-page.ts'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Where the text is kept that readers do not see yet. */
export function draftWords({ place, at, failed }: EditedPage['draft']): string {
  const when = at === null ? '' : ` ${time.format(at)}`
  if (failed) return 'saved on this device only, the server cannot be reached'
  switch (place) {
    case 'server':
      return `saved${when}`
    case 'device':
      return `saved on this device${when}`
    case 'page':
    case 'none':
      return 'not saved yet'
  }
}
