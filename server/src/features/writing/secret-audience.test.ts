import { splitFile } from '@waybook/entity-text'
import { describe, expect, it } from 'vitest'

import { entityNames, linkedInMarkdown } from '#campaign-folder/entity-names.ts'
import type { SecretAudience } from '#rich-text/audience.ts'
import { renderMarkdown } from '#rich-text/render-markdown.ts'
import { idOf } from '#rich-text/secret-marks.ts'

import { withSecretAudience } from './secret-audience.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo'
const names = entityNames([
  { id: KESSA, file: `${KESSA}.md`, fields: { name: 'Kessa Vane', aliases: [] } },
  { id: ODO, file: `${ODO}.md`, fields: { name: 'Odo', aliases: [] } },
])

function idsIn(markdown: string): string[] {
  const rendered = renderMarkdown(linkedInMarkdown(markdown, names, 'a.md'))
  return rendered.ok ? rendered.secrets.map(idOf) : []
}

/** A body after the secret with this index got another audience. */
function changed(body: string, audience: SecretAudience, index = 0): string | null {
  const text = `---\nname: A\n---\n\n${body}`
  const secret = idsIn(splitFile(text).body)[index] ?? ''
  return (
    withSecretAudience({ path: 'a.md', text }, { field: 'body', secret, audience }, names)?.text.slice(
      text.length - body.length,
    ) ?? null
  )
}

describe('the audience of a secret', () => {
  it.each<[string, SecretAudience, string]>([
    ['> [!secret]\n> Low.', 'everyone', '> [!secret] for everyone\n> Low.'],
    ['> [!secret]\r\n> Low.', [KESSA], `> [!secret] for [[${KESSA}]]\r\n> Low.`],
    ['> [!secret]\n> Low.', [KESSA, ODO], `> [!secret] for [[${KESSA}]] and [[${ODO}]]\n> Low.`],
    ['> [!secret] for [[Kessa Vane]]\n> Low.', [ODO], `> [!secret] for [[${ODO}]]\n> Low.`],
    ['> [!SECRET]- for everyone  \n> Low.', [], '> [!SECRET]-\n> Low.'],
    ['> [!secret] Low.\n> Water.', 'everyone', '> [!secret] for everyone\n> Low.\n> Water.'],
    ['- > [!secret] Low.\n  > Water.', 'everyone', '- > [!secret] for everyone\n  > Low.\n  > Water.'],
    ['1. > > [!secret] Low.', 'everyone', '1. > > [!secret] for everyone\n   > > Low.'],
    [
      'Seen [[Odo]].\n\n> [!secret]\n> Low [[Kessa Vane]].\n\nEnd.',
      [ODO],
      `Seen [[Odo]].\n\n> [!secret] for [[${ODO}]]\n> Low [[Kessa Vane]].\n\nEnd.`,
    ],
  ])('[RTX-249] of %j for %j: only the marker changes', (body, audience, wanted) => {
    expect(changed(body, audience)).toBe(wanted)
  })

  it('[RTX-249] changes for the given secret only', () => {
    const body = '> [!secret]\n> a\n>\n> > [!secret]\n> > b\n\n> [!secret]\n> c'
    expect(
      [0, 1, 2].map((index) =>
        changed(body, 'everyone', index)
          ?.split('\n')
          .findIndex((line) => line.includes('everyone')),
      ),
    ).toEqual([0, 3, 6])
  })

  it.each([
    ['another place', '> [!secret]\n> new\n\n> [!secret]\n> Low.'],
    ['other words', '> [!secret]\n> Lower.'],
    ['no secret any more', '> Low.'],
  ])('[RTX-249] does not change if the secret has %s', (_what, body) => {
    const [secret = ''] = idsIn('> [!secret]\n> Low.')
    expect(
      withSecretAudience(
        { path: 'a.md', text: `---\nname: A\n---\n${body}` },
        { field: 'body', secret, audience: 'everyone' },
        names,
      ),
    ).toBeNull()
  })

  it.each([
    '> [!secret]\n===',
    '> [!secret] | a\n> --- | ---\n> x | y',
    '> [!secret]: Beware',
    '> [!secret]\n> [[Odo\n> x]]',
  ])('[RTX-249] of %j changes nothing else, or is refused', (body) => {
    const after = changed(body, 'everyone')
    if (after === null) return
    const bare = (text: string) => {
      const rendered = renderMarkdown(linkedInMarkdown(text, names, 'a.md'))
      return rendered.ok && rendered.full.replaceAll(/<aside [^>]*>/g, '<aside>')
    }
    expect(bare(after)).toBe(bare(body))
  })

  it('[RTX-249] changes in a box text, and every other byte stays', () => {
    const text = '---\nname: A # a scene\nboxText: |\n  Wet.\n\n  > [!secret]\n  > Low.\nvisible: true\n---\nBody.\n'
    const [secret = ''] = idsIn('Wet.\n\n> [!secret]\n> Low.\n')
    expect(withSecretAudience({ path: 'a.md', text }, { field: 'boxText', secret, audience: [ODO] }, names)?.text).toBe(
      text.replace('[!secret]', `[!secret] for [[${ODO}]]`),
    )
  })
})
