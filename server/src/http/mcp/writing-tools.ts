import { entityTypes, Problem, PROPOSAL_MAX, REMARK_MAX, routeOf } from '@waybook/contract'
import * as z from 'zod/mini'

import { changeText, type TextChange } from './change-text.ts'
import { pageId, words } from './params.ts'
import { defineTool, type Tool, type ToolContext } from './tool.ts'

const CHANGES_MAX = 20
const NAME_MAX = 120

const passage = (about: string) => z.string().check(z.maxLength(PROPOSAL_MAX), z.describe(about))
const changes = z
  .array(
    z.strictObject({
      find: passage(
        'A passage of the text, copied exactly, that occurs only once. Empty: the replacement is added to the end of the page',
      ),
      replace: passage('The Markdown that replaces it; may be empty'),
    }),
  )
  .check(z.minLength(1), z.maxLength(CHANGES_MAX))

const proposeChange = defineTool({
  name: 'propose_change',
  title: 'Propose a change to a page',
  description:
    'Proposes a change to the text of a page. Nothing changes until the game master accepts it. Read the page first, and tell the member what you will propose.',
  role: 'player',
  writes: true,
  params: z.strictObject({
    id: pageId,
    changes,
    remark: z.optional(words(REMARK_MAX, 'Why, in a sentence to the game master')),
  }),
  run: async ({ perform, urlOf }, { id, changes: wanted, remark }) => {
    const open = await perform('getOpenSource', { id })
    const text = changed(open.text, wanted)
    const { proposal } = await perform('propose', {
      id: open.id,
      text,
      baseVersion: open.version,
      ...(remark && { remark }),
    })
    return { proposed: proposal.parts, state: 'Waits for the game master', url: urlOf('/proposals') }
  },
})

const draftChange = defineTool({
  name: 'draft_change',
  title: 'Draft a change to a page',
  description:
    'Changes the game master’s own draft of a page. Readers see nothing of it until the game master publishes it in the editor. The text begins with front matter (name, tags, properties) between lines of ---. Read the page first.',
  role: 'gameMaster',
  writes: true,
  params: z.strictObject({ id: pageId, changes }),
  run: async (context, { id, changes: wanted }) => {
    const source = await context.perform('getSource', { id })
    const { text, baseVersion } = source.draft ?? { text: source.text, baseVersion: source.version }
    return await saveDraft(context, { id: source.id, baseVersion, text: changed(text, wanted) })
  },
})

const draftPage = defineTool({
  name: 'draft_page',
  title: 'Draft a new page',
  description:
    'Creates an empty page that players do not see, with a draft of its text. Readers see nothing of it until the game master publishes it in the editor. Link to other pages as [[items/wick-knife]]; write what only the game master may read as a quote that begins with "> [!secret]".',
  role: 'gameMaster',
  writes: true,
  params: z.strictObject({
    type: z.enum(entityTypes),
    name: words(NAME_MAX, 'The name of the page'),
    text: passage('Markdown, without front matter and without the name as a heading'),
  }),
  run: async (context, { type, name, text }) => {
    // A text in JSON is a text in YAML.
    const head = `---\nname: ${JSON.stringify(name)}\nvisible: false\n---\n`
    const { id, version } = await context.perform('createEntity', { type, text: head })
    return await saveDraft(context, { id, baseVersion: version, text: `${head}\n${text.trim()}\n` })
  },
})

export const writingTools: readonly Tool[] = [proposeChange, draftChange, draftPage]

function changed(text: string, wanted: readonly TextChange[]): string {
  const made = changeText(text, wanted)
  if (made.ok) return made.text
  const why =
    made.why === 'missing'
      ? 'does not occur in the text. Read the page again and copy the passage exactly.'
      : 'occurs more than once. Copy a longer passage.'
  throw new Problem('bad-params', `changes.${made.change}.find: ${why}`)
}

interface Draft {
  readonly id: string
  readonly baseVersion: number
  readonly text: string
}

/** Faults do not prevent a draft, but the page cannot be published with them. */
async function saveDraft({ perform, urlOf }: ToolContext, draft: Draft): Promise<object> {
  await perform('saveDraft', draft)
  const { type } = await perform('getSource', { id: draft.id })
  const { findings } = await perform('checkText', { type, id: draft.id, text: draft.text })
  return {
    id: draft.id,
    state: 'Saved as a draft, which only this game master sees',
    url: `${urlOf(routeOf(draft.id))}/edit`,
    findings,
  }
}
