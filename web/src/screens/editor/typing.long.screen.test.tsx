import { EditorView } from '@codemirror/view'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

const BELL = 'items/bell'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.repeat(8)

/** Resolves after the browser's queued tasks, such as a part of rendering the page. */
async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

it('[EDI-318] no letter is lost, however quickly they are typed', async () => {
  const files = { [`${BELL}.md`]: '---\nname: A bell\n---\n' }
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files, frame: 'none' })
  const box = screen.getByRole('textbox', { name: 'Text' })
  await box.click()
  const element = box.element()
  const view = element instanceof HTMLElement ? EditorView.findFromDOM(element) : null
  for (const letter of LETTERS) {
    view?.dispatch(view.state.replaceSelection(letter))
    await nextTask()
  }
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(async () => (await call('getSource', { id: BELL })).text).toContain(LETTERS)
})
