import { isProblemId, Problem, type AnswerOf, type OperationName } from '@waybook/contract'
import type { ToolContext } from '@waybook/server/http/mcp/tool.ts'
import { allTools, callTool } from '@waybook/server/http/mcp/tools.ts'

import { allWords, ids as audienceIds } from '../audience-campaign.ts'
import { BESIDE, plantedIds } from '../planted-campaign.ts'
import { idsOf, OLD } from '../renamed-pages.ts'
import { characters } from '../reveal-campaign.ts'
import { factQueries } from '../samples.ts'
import { hidden, secrets, visible } from '../secret-campaign.ts'
import { someOf } from '../walk.ts'
import type { Ask } from './call.ts'
import { gradedIds, isLong, kindsOf, linkedWords } from './questions.ts'
import type { Line } from './transcript.ts'
import { playerCharacters, playerNames, type PlayerName } from './viewers.ts'

type Asking = PlayerName | 'gameMaster'

/** Pages and words of each kind of secret. */
const kinds = {
  hidden: { ids: [...visible, ...Object.keys(hidden), ...idsOf(OLD)], words: [...secrets, ...linkedWords] },
  audiences: { ids: audienceIds, words: allWords },
  graded: { ids: gradedIds, words: characters.flatMap(({ marks }) => [...marks.name, ...marks.page].slice(0, 2)) },
  planted: { ids: plantedIds, words: [BESIDE] },
} as const

/** Tools arrange what operations answer, and operations are asked everything, so short runs call most tools only a few times. */
const most = isLong ? Infinity : 4

export const draftOf = (viewer: Asking) => ({ type: 'item', name: `A find of ${viewer}`, text: 'Wet.' })

/** The calls of each tool by an assistant, with pages and words of the kinds that this viewer is asked about. */
function callsFor(viewer: Asking): Readonly<Record<string, readonly object[]>> {
  const ids = kindsOf[viewer].flatMap((kind) => kinds[kind].ids)
  const words = kindsOf[viewer].flatMap((kind) => kinds[kind].words)
  const changes = [{ find: '', replace: 'An end.' }]
  return {
    search: someOf(words, most).map((query) => ({ query })),
    read_page: ids.map((id) => ({ id })),
    list_pages: [{ limit: 200 }, ...someOf(words, most).map((text) => ({ text }))],
    query_facts: someOf(factQueries, most).map((query) => ({ query })),
    notes: [{}, ...someOf(ids, most).map((about) => ({ about }))],
    propose_change: someOf(ids, most).map((id) => ({ id, changes })),
    draft_change: ids.slice(0, 1).map((id) => ({ id, changes })),
    draft_page: [draftOf(viewer)],
  }
}

/** What assistants of the players and of the game master are answered by every tool. */
export async function assistantLines(asks: ReadonlyMap<string, Ask>): Promise<Line[]> {
  const lines: Line[] = []
  for (const viewer of [...playerNames, 'gameMaster'] as const) {
    const context = contextOf(viewer, asks.get(viewer))
    const calls = callsFor(viewer)
    for (const { name } of allTools)
      for (const params of calls[name] ?? [{}]) {
        const answer = await callTool(context, name, params)
        const status = answer === null ? 'not-allowed' : answer.isError ? 'refused' : 'ok'
        const text = answer === null || answer.isError ? JSON.stringify({ error: answer?.text ?? '' }) : answer.text
        lines.push({ viewer, name: `MCP ${name}`, params, status, text })
      }
  }
  return lines
}

function contextOf(viewer: Asking, ask?: Ask): ToolContext {
  if (!ask) throw new Error(`${viewer} is not signed in`)
  const perform = async <Name extends OperationName>(name: Name, params: object) => {
    const { status, text } = await ask(name, params)
    const answer: unknown = JSON.parse(text)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the operation has answered
    if (status === 'ok') return answer as AnswerOf<Name>
    if (!isProblemId(status)) throw new Error(`${name} failed: ${text}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Problem has answered
    throw new Problem(status, (answer as { readonly error: string }).error)
  }
  const role = viewer === 'gameMaster' ? 'gameMaster' : 'player'
  const characterId = viewer === 'gameMaster' ? null : playerCharacters[viewer]
  return { viewer: { userId: viewer, role, characterId }, viewsOnly: false, perform, urlOf: (path) => path }
}
