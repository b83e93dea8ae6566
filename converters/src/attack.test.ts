import { describe, expect, it } from 'vitest'

import { convert } from './convert.ts'
import type { FolderFile } from './folder/converted.ts'
import { smallSources } from './small-sources.ts'

/** A kanka page with this name and text. */
function kanka(name: unknown, entry: unknown, more: object = {}): Record<string, string | null> {
  const entity = { id: 9, name, entry, is_private: false, ...more }
  return {
    ...smallSources['kanka'],
    'notes/x_9.json': JSON.stringify({ id: 9, name, is_private: false, entity }),
  }
}

function filesOf(source: Readonly<Record<string, string | null>>): readonly FolderFile[] {
  const converted = convert(new Map(Object.entries(source)))
  return converted.ok ? converted.files : []
}

const SAFE_PATH = /^(?:campaign\.yaml|[a-z]+\/[a-z0-9-]+\.(?:md|png|jpg|webp|gif|svg))$/
const textOf = (files: readonly FolderFile[]) => files.map((file) => ('text' in file ? file.text : '')).join('\n')

describe('[CNV-80] the paths of a folder lead nowhere else', () => {
  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'C:\\Windows\\x',
    '..',
    '.ssh/config',
    'con',
    'a\0b',
    '%2e%2e/x',
    '\u202e/x',
    '<script>alert(1)</script>',
    '__proto__',
    '🐍',
    'Москва',
    '',
  ])('for a page named %j', (name) => {
    const files = filesOf(kanka(name, '<p>x</p>'))
    expect(files.length).toBeGreaterThan(0)
    expect(files.map(({ path }) => path).filter((path) => !SAFE_PATH.test(path))).toEqual([])
  })

  it.each(['../../secret.png', '/etc/shadow.png', 'gallery/../../x.png', 'w/7/none.png'])(
    'for a picture at %s, which is copied only if the source has it',
    (image_path) => {
      const files = filesOf(kanka('x', '', { image_path }))
      const copied = files.flatMap((file) => ('copyOf' in file ? [file.copyOf] : []))
      expect(copied.filter((path) => !path.startsWith('gallery/'))).toEqual([])
    },
  )
})

describe('[CNV-81] scripts of a text are dropped, and words stay words', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">click</a>',
    '<svg onload=alert(1)><p>x</p></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>@import url(http://x)</style>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
  ])('%s', (entry) => {
    const text = textOf(filesOf(kanka('x', entry)))
    expect(text).not.toMatch(/<script|javascript:|onerror|onload|<iframe|@import/)
  })

  it('also in names', () => {
    const text = textOf(filesOf(kanka('<script>alert(1)</script>\n---\nvisible: true', '')))
    expect(text).toContain('name: "<script>alert(1)</script> --- visible: true"\n')
  })
})

describe('[CNV-82] no text takes more than a moment', () => {
  const bombs: Record<string, string> = {
    'deep HTML': '<div>'.repeat(100_000),
    'many formats': '<b a=1><i b=2><u c=3>'.repeat(4_000),
    'unclosed tags': '<'.repeat(100_000),
    'many links': '[character:1|'.repeat(10_000),
    'a wide table': `<table><tr>${'<td>x</td>'.repeat(4000)}</tr></table>`,
    'many stars': '*'.repeat(120_000),
    'many brackets': '['.repeat(120_000),
    'many spaces': ' '.repeat(200_000),
    'ten million letters': 'x'.repeat(10_000_000),
    entities: '&amp;'.repeat(100_000),
  }
  it.each(Object.keys(bombs))('%s', (name) => {
    const files = filesOf(kanka('x', bombs[name]))
    expect(files.length).toBeGreaterThan(0)
    const lengths = files.map((file) => ('text' in file ? file.text.length : 0))
    expect(Math.max(...lengths)).toBeLessThan(620_000)
  })

  it.each([
    ['deep lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['deep objects', '{"a":'.repeat(50_000)],
    ['three million objects', `[${'{},'.repeat(3_000_000)}{}]`],
  ])('JSON of %s costs its own file', (_what, text) => {
    const converted = convert(new Map(Object.entries({ ...kanka('x', ''), 'notes/bomb.json': text })))
    expect(converted.ok && converted.report.files.find(({ file }) => file === 'notes/bomb.json')).toMatchObject({
      outcome: 'leftOut',
    })
    expect(JSON.stringify(converted)).toMatch(/line 1, column \d+: It (?:is nested|contains) more than/)
  })
})

describe.each(Object.keys(smallSources))('a source of %s', (format) => {
  it.each(['', 'null', '[]', '{}', '0', '"x"', '{', '<a', '\0'])(
    '[CNV-3] with all texts %j is a value, not an exception',
    (text) => {
      const source = new Map(
        Object.entries(smallSources[format] ?? {}).map(([path, was]) => [path, was === null ? null : text]),
      )
      const converted = convert(source)
      expect(converted.ok ? converted.report.files.length : converted.why !== '').toBe(
        converted.ok ? source.size : true,
      )
    },
  )
})
