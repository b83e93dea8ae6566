import { expect, it } from 'vitest'

import { forgetPages, recentPages, rememberPage, setPinned } from './remembered-pages.ts'

const BELL = 'items/bell'
const pinned = () => localStorage.getItem('waybook-pinned-pages')

it('[SEA-23] pages are remembered for the account that visited and pinned them', () => {
  rememberPage('maren', `/${BELL}`)
  setPinned('maren', BELL, true)
  expect(recentPages('maren')).toEqual([BELL])
  expect(recentPages('odo')).toEqual([])
  rememberPage('odo', '/items/lamp')
  setPinned('odo', 'items/lamp', true)
  expect(recentPages('maren')).toEqual([])
  expect(pinned()).toBe('odo items/lamp')
})

it('[SEA-23] a game master who views as a player neither sees nor changes their own pages', () => {
  setPinned('maren', BELL, true)
  rememberPage('', '/items/lamp')
  setPinned('', 'items/lamp', true)
  expect(recentPages('')).toEqual([])
  expect(pinned()).toBe(`maren ${BELL}`)
})

it('[SEA-14] addresses that are not of an entity are not remembered, and signing out forgets all pages', () => {
  for (const path of ['/news', '/items', `/${BELL}`]) rememberPage('maren', path)
  expect(recentPages('maren')).toEqual([BELL])
  setPinned('maren', BELL, true)
  forgetPages()
  expect([recentPages('maren'), pinned()]).toEqual([[], null])
})
