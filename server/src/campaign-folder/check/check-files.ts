import { isOpenedFile } from '#rich-text/attachments.ts'
import { blankedCodeLinks } from '#rich-text/code.ts'
import { blankedComments } from '#rich-text/comments.ts'
import { targetOf, WIKI_LINK } from '#rich-text/wiki-link.ts'

import type { AuthoredEntity } from '../authored-campaign.ts'
import { note, type Fault } from '../fault.ts'
import { pictureMeant, picturesByName } from '../picture-names.ts'

/** Reports links to sounds, PDFs and other files that the folder does not have. `all`: the paths of its files. */
export function checkFiles(entities: readonly Pick<AuthoredEntity, 'source'>[], all: ReadonlySet<string>): Fault[] {
  const linking = entities.filter(({ source }) => (source.text.match(WIKI_LINK) ?? []).some(isToFile))
  if (linking.length === 0) return []
  const byName = picturesByName([...all].filter(isOpenedFile))
  return linking.flatMap(({ source: { path: file, text } }) => {
    const readable = blankedComments(blankedCodeLinks(text))
    const links = Array.from(readable.matchAll(WIKI_LINK), ({ 0: link, index }) => ({ to: targetOf(link), index }))
    return links
      .filter(({ to }) => isOpenedFile(to) && pictureMeant(to, file, byName) === null)
      .map(({ to, index }) => {
        const line = readable.slice(0, index).split('\n').length
        return note({ file, line }, `"${to}" is not in the folder, so its link is plain text`, 'put the file there')
      })
  })
}

function isToFile(link: string): boolean {
  return isOpenedFile(targetOf(link))
}
