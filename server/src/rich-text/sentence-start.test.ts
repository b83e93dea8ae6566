import { expect, it } from 'vitest'

import { endsSentence, textBefore } from './sentence-start.ts'

it.each([
  ['', true],
  ['He paid. ', true],
  ['“Who?” ', true],
  ['“', true],
  ['One.\n\n', true],
  ['One.\n\n- ', true],
  ['## ', true],
  ['> **', true],
  ['It is lit … (', true],
  ['Known to ', false],
  ['known to\n', false],
  ['by [[characters/odo]] ', false],
  ['Mr', false],
  ['old: ', false],
  ['3.5', false],
])('[RTX-17] a sentence may begin after %j: %s', (before, begins) => expect(endsSentence(before)).toBe(begins))

it.each([
  ['<p>', true],
  ['<p>One <strong>two</strong>.</p>\n<ul>\n<li>', true],
  ['<p>One. <em>', true],
  ['<p>One <em>', false],
  ['<p>One<br>', false],
  ['<p>One.<br>', true],
  ['<p><a data-entity="characters/odo"></a> ', false],
  ['<p><a data-entity="characters/odo">Mr.</a> and ', false],
  [`<p>${'One two three. '.repeat(40)}Known to `, false],
  ['<em>one</em> '.repeat(40), false],
])('[RTX-17] a sentence may begin after the HTML %j: %s', (html, begins) => {
  expect(endsSentence(textBefore(html, html.length))).toBe(begins)
})
