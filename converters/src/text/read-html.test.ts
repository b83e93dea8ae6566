import { expect, it } from 'vitest'

import { Findings } from '../report/findings.ts'
import { readHtml, type Dialect } from './read-html.ts'
import { writeMarkdown } from './write-markdown.ts'

const dialect: Dialect = {
  isSecret: ({ properties: { className } }) => (Array.isArray(className) && className.includes('secret') ? '' : null),
}

function markdownOf(html: string): string {
  const findings = new Findings()
  return writeMarkdown(readHtml(html, { place: 'x', findings }, dialect), 'x', findings)
}

it.each([
  ['<p>one</p><p>two<br>three</p>', 'one\n\ntwo\\\nthree\n'],
  ['<div>one</div><div>two</div>', 'one\n\ntwo\n'],
  ['one <b>two</b> <i>three</i>', 'one **two** *three*\n'],
  ['<h2>A</h2><ul><li>b<ul><li>c</li></ul></li></ul>', '## A\n\n- b\n  - c\n'],
  ['<table><tr><th>A</th></tr><tr><td><p>b</p><p>c</p></td></tr></table>', '| A |\n| - |\n| b c |\n'],
  ['<blockquote>q</blockquote><hr><pre><code>c\n</code></pre>', '> q\n\n---\n\n```\nc\n```\n'],
  ['<a href="https://example.org">w</a> <a href="/local">l</a>', '[w](https://example.org) l\n'],
  ['1. x *y* # z', '1\\. x \\*y\\* # z\n'],
])('[CNV-10] %s', (html, markdown) => expect(markdownOf(html)).toBe(markdown))

it.each([
  ['%% x', '% x\n'],
  ['[[characters/kessa]]', '((characters/kessa))\n'],
  ['> [!gm] x', '> (! gm) x\n'],
  ['［！secret］ x', '(! secret) x\n'],
  ['[<b>!gm</b>] x', '(**! gm**) x\n'],
  ['Hush!Secret', 'Hush! Secret\n'],
  ['Hush! Secret', 'Hush. Secret\n'],
])('[CNV-81] the words %s stay words', (html, markdown) => {
  expect(markdownOf(html.replaceAll('>', '&gt;').replaceAll('<b&gt;', '<b>').replaceAll('</b&gt;', '</b>'))).toBe(
    markdown.startsWith('>') ? `\\${markdown}` : markdown.replace('Hush. ', 'Hush! '),
  )
})

it('[CNV-42] a secret section is a secret, and its text is in it', () => {
  expect(markdownOf('<p>a</p><section class="secret"><p>b</p><ul><li>c</li></ul></section>')).toBe(
    'a\n\n> [!secret]\n>\n> b\n>\n> - c\n',
  )
})

it.each([
  '<table><tr><td><div class="secret">b</div></td></tr></table><p>a</p>',
  '<b><section class="secret">b</section></b>',
  '<h2><div class="secret">b</div></h2>',
])('[CNV-42] a secret where Waybook would show it makes the whole text a secret: %s', (html) => {
  const lines = markdownOf(html).trim().split('\n')
  expect(lines[0]).toBe('> [!secret]')
  expect(lines.every((line) => line.startsWith('>'))).toBe(true)
})
