import type { PhrasingContent } from 'mdast'

import { heading, paragraph, words, type Block } from '../text/blocks.ts'

/** The signs of dice and results in texts. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['bo', 'boost die'],
  ['se', 'setback die'],
  ['ab', 'ability die'],
  ['di', 'difficulty die'],
  ['pr', 'proficiency die'],
  ['ch', 'challenge die'],
  ['fo', 'force die'],
  ['su', 'success'],
  ['ad', 'advantage'],
  ['tr', 'triumph'],
  ['fa', 'failure'],
  ['th', 'threat'],
  ['de', 'despair'],
  ['lightside', 'light'],
  ['darkside', 'dark'],
])

const TAG = /\[([A-Za-z]+\d?)\]/g

/** Reads the markup of descriptions: `[H3]Title[h3] [B]bold[b] [BR] [SE]`. Capital letters open, small ones close. */
export function readOggDudeText(text: string): Block[] {
  const blocks: Block[] = []
  let line: PhrasingContent[] = []
  let [isBold, level] = [false, 0]
  const close = () => {
    const title = line.map((one) => ('value' in one ? one.value : '')).join('')
    if (line.length > 0) blocks.push(level > 0 ? heading(3, title.trim()) : paragraph(...line))
    line = []
  }
  const write = (written: string) => {
    const collapsed = written.replaceAll(/\s+/g, ' ')
    const value = line.length === 0 ? collapsed.trimStart() : collapsed
    if (value === '') return
    line.push(...(isBold && level === 0 && value.trim() !== '' ? [strong(value)] : words(value)))
  }
  let end = 0
  for (const { 0: tag, 1: name = '', index } of text.matchAll(TAG)) {
    write(text.slice(end, index))
    end = index + tag.length
    const lower = name.toLowerCase()
    const sign = SIGNS.get(lower)
    if (sign !== undefined) write(sign)
    else if (lower === 'b') isBold = name === 'B'
    else if (lower === 'br' || lower === 'p') close()
    else if (/^h\d$/.test(lower)) {
      close()
      level = name.startsWith('H') ? Number(name.charAt(1)) : 0
    } else if (lower !== 'i') write(tag)
  }
  write(text.slice(end))
  close()
  return blocks
}

function strong(value: string): PhrasingContent {
  return { type: 'strong', children: words(value.trim()) }
}
