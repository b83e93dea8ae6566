import type { AnswerOf, OperationName, ParamsOf } from '@waybook/contract'

import { call } from '#api/call.ts'
import { callAs, player, visit } from '#testing/visit.tsx'

export const BELL = 'items/bell'
export const files = {
  [`${BELL}.md`]: '---\nname: A bell\n---\n\nIt *hums*.\n\n> [!secret]\n> It is cursed.\n\nNobody knows why.\n',
  'items/maze.md': '---\nname: A maze\n---\n\nOne <script>two</script> three.\n',
}
export const as = player()

/** Proposes a change on behalf of the page's user or another player. */
export async function propose(edit: (text: string) => string, { remark = '', asking = ask }: Proposing = {}) {
  const { text, version } = await asking('getOpenSource', { id: BELL })
  await asking('propose', { id: BELL, text: edit(text), baseVersion: version, remark })
}

type Ask = <Name extends OperationName>(name: Name, params: ParamsOf<Name>) => Promise<AnswerOf<Name>>
interface Proposing {
  readonly remark?: string
  readonly asking?: Ask
}
const ask: Ask = async (name, params) => await call(name, params)
export const another: Ask = async (name, params) => await callAs(as, name, params)

export const toPropose = async () => await visit(`/${BELL}/propose`, { as, files })
type Screen = Awaited<ReturnType<typeof toPropose>>['screen']
export const textOf = (screen: Screen) => screen.getByRole('textbox', { name: 'Text' })
