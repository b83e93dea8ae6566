import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, visit } from '#testing/visit.tsx'

import { markdownOf } from './text/pasted-html.ts'

const docs =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">' +
  '<h2 dir="ltr"><span style="font-weight:400">The inn</span></h2>' +
  '<p><span style="font-weight:700">Warm</span><span> and </span><span style="font-style:italic">loud</span>, <a href="https://tide.test/"><span>see</span></a> <a href="javascript:alert(1)">no</a>.</p>' +
  '<ul><li><p><span>Red</span></p></li><ul><li><p>Deep</p></li></ul><li><p>Blue</p></li></ul>' +
  '<table><tbody><tr><td><p>Room</p></td><td><p>Price</p></td></tr><tr><td><p>Red</p><p>room</p></td><td><p>2</p></td></tr></tbody></table></b>'

const word =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head>' +
  '<body><!--StartFragment--><h1>The mill<o:p></o:p></h1>' +
  '<p class=MsoNormal>It is <b>old</b> and <i>slow</i>.</p>' +
  "<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>First</p>" +
  "<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a.<span>&nbsp;</span></span>Within</p>" +
  "<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Second</p><!--EndFragment--></body></html>"

it('[EDI-330] text of Google Docs and Word becomes Markdown', () => {
  expect(markdownOf(docs)).toBe(
    '## The inn\n\n**Warm** and *loud*, [see](https://tide.test/) no.\n\n- Red\n    - Deep\n- Blue\n\n| Room | Price |\n| --- | --- |\n| Red room | 2   |',
  )
  expect(markdownOf(word)).toBe('# The mill\n\nIt is **old** and *slow*.\n\n1. First\n    1. Within\n2. Second')
})

it('[EDI-330] formatted text is pasted as one step, and plain text as it is', async () => {
  const { screen } = await visit('/items/bell/edit', {
    as: gameMaster,
    files: { 'items/bell.md': '---\nname: Bell\n---\n\nIt hums.\n' },
    frame: 'none',
  })
  const box = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(box).toBeVisible()
  const paste = (formats: Readonly<Record<string, string>>) => {
    const data = new DataTransfer()
    for (const [type, value] of Object.entries(formats)) data.setData(type, value)
    box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }
  await box.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  paste({ 'text/html': '<p>An <b>old</b> inn. </p>', 'text/plain': 'An old inn. ' })
  await expect.element(box).toMatchTextContent(/old/)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(box).not.toMatchTextContent(/old/)
  paste({ 'text/plain': '*Plain* ' })
  await expect.element(box).toMatchTextContent(/\*Plain\*/)
})
