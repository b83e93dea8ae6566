import type { Viewer } from '@waybook/contract'

/** A request that members choose from a list in their assistant. It names the tools to use, and contains no campaign text. */
export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly args: readonly { readonly name: string; readonly description: string }[]
  readonly text: (given: Readonly<Record<string, string>>, viewer: Viewer) => string
}

const FROM_TOOLS = 'Use only what the tools return, and say so if they do not answer it. Do not invent.'

const recap: Prompt = {
  name: 'recap',
  title: 'Recap for me',
  description: 'What happened in the last session, as far as I know it',
  args: [],
  text: (_given, viewer) =>
    [
      'Recap our last session for me, in at most 300 words.',
      'Call session_log for what happened and calendar for its newsletter and the next date; read the newsletter and the pages that matter with read_page.',
      viewer.role === 'gameMaster'
        ? 'I am the game master: end with what the players do not know yet, and with loose ends.'
        : 'End with where my character stands, and with open questions.',
      FROM_TOOLS,
    ].join('\n'),
}

const ABOUT_MAX = 200

const whatDoIKnow: Prompt = {
  name: 'what_do_i_know',
  title: 'What do I know of …',
  description: 'Everything that I can read about a person, place or thing',
  args: [{ name: 'about', description: 'The name of a person, place, thing or event' }],
  text: ({ about = '' }) =>
    [
      `What do I know of "${about.slice(0, ABOUT_MAX)}"?`,
      'Find it with search, read its page with read_page and the pages that it is related to or mentioned in. Look into timeline, notes and query_facts if they may add something.',
      'Say what is known, then what is only hinted at, and name the pages that you used with their addresses.',
      FROM_TOOLS,
    ].join('\n'),
}

export const prompts: readonly Prompt[] = [recap, whatDoIKnow]
