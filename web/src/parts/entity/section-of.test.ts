import { expect, it } from 'vitest'

import { sectionOf, type Section } from './section-of.ts'

it.each<readonly [string, Section | null]>([
  ['/', '/'],
  ['/characters', '/characters'],
  ['/Characters/kessa-vane', '/characters'],
  ['/newsletters/first-news', '/news'],
  ['/world/timeline', '/world'],
  ['/locations', '/world'],
  ['/organizations/lamplighters', '/world'],
  ['/events/the-flood/edit', '/world'],
  ['/talents/good-boots', '/world'],
  ['/scenes/the-third-lamp', '/scenes'],
  ['/vtt/dam3', '/vtt'],
  ['/admin/members', '/admin'],
  ['/my-character', 'person'],
  ['/notes', 'person'],
  ['/sessions/3', 'person'],
  ['/proposals', 'person'],
  ['/gallery', null],
])('[SCR-310] the navigation marks for %s: %s', (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section)
})
