import { allTools } from '@waybook/server/http/mcp/tools.ts'

import { allWords } from '../../audience-campaign.ts'
import { characters } from '../../reveal-campaign.ts'
import { secrets } from '../../secret-campaign.ts'
import { draftOf } from '../assistants.ts'
import { answering, withoutLines, type Leak } from '../leak.ts'
import { playerNames } from '../viewers.ts'
import type { Judge } from './judge.ts'

/** Tools of game masters refuse players, and the game master's assistant reads the texts of every kind of secret. */
export const assistantsLimited: Judge = (transcript) => {
  const forOthers = new Set(allTools.filter(({ role }) => role === 'gameMaster').map(({ name }) => `MCP ${name}`))
  const allowed = playerNames.flatMap((player) =>
    transcript.to(player).filter(({ name, status }) => forOthers.has(name) && status !== 'not-allowed'),
  )
  const answers = transcript.to('gameMaster').filter(({ name, status }) => name.startsWith('MCP ') && status === 'ok')
  const read = new Set(answers.flatMap((line) => [...transcript.revealed(line)]))
  // No tool reads conditions, and what figures become in play.
  const written = characters.flatMap(({ marks }) => [...marks.name.slice(0, 1), ...marks.page])
  return [...allowed, ...[...secrets, ...allWords, ...written].filter((word) => !read.has(word))]
}

export const assistantLeaks: Readonly<Record<string, Leak>> = {
  'a player drafts a page': answering('odo', 'MCP draft_page', draftOf('odo'), () => ({ status: 'ok' })),
  'the assistant reads nothing': withoutLines('gameMaster', ({ name }) => name.startsWith('MCP ')),
}
