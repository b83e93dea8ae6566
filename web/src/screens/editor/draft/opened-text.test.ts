import { expect, it } from 'vitest'

import { openedText } from './opened-text.ts'

const draft = (text: string, at: number) => ({ text, baseVersion: 2, at })
const source = { text: 'published', version: 3, draft: null }
const published = { text: 'published', baseVersion: 3, draft: null }

it('[EDI-231] opens the published text if there is no draft', () => {
  expect(openedText(source, null)).toEqual(published)
})

it.each([
  ['the device', draft('server', 1), draft('device', 2), 'device'],
  ['the server', draft('server', 2), draft('device', 1), 'server'],
])('[EDI-231] opens the newest draft, here the one on %s', (_, server, device, place) => {
  expect(openedText({ ...source, draft: server }, device)).toEqual({
    text: place,
    baseVersion: 2,
    draft: { place, at: 2 },
  })
})

it('[EDI-231] ignores a draft that equals the published text', () => {
  expect(openedText(source, draft('published', 9))).toEqual(published)
})
