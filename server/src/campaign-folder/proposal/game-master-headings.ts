import type { AuthoredEntity } from '../authored-campaign.ts'
import { warning, type Fault } from '../fault.ts'

const HEADING = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/
/** In English, German and French. */
const FOR_THE_GAME_MASTER =
  /^secrets?\b|\b(?:[gd]m|(?:game|dungeon)[ -]?master|spielleit(?:er|ung)|ma[iî]tre du jeu)\b/i
const FENCE = /^[ \t]*(?:```|~~~)/

/** A warning for each heading, such as `## DM notes`, whose text players would read if they could read the page. */
export function gameMasterHeadings({ source: { path, text } }: Pick<AuthoredEntity, 'source'>): Fault[] {
  let isCode = false
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (FENCE.test(line)) isCode = !isCode
    const [, title = ''] = isCode ? [] : (HEADING.exec(line) ?? [])
    return FOR_THE_GAME_MASTER.test(title)
      ? warning({ file: path, line: index + 1 }, `the heading "${title}" ${WHY}`, FIX)
      : []
  })
}

const WHY = 'looks like notes for the game master'
const FIX = 'players read the text below it once you show the page: begin it with > [!secret], or keep the page hidden'
