import type { SecretAudience } from './audience.ts'

/** The box of a secret as the game master gets it. Authors cannot forge one, and no other element is an `<aside>`. */
const BOX = /<aside data-secret="\d+-([\w-]+)"(?: data-audience="([^"]*)")?[^>]*>|<\/aside>/g

/** Who reads each secret of a text as it is rendered for the game master, by the digest of its words: those who also read what it is in. */
export function secretReaders(html: string): ReadonlyMap<string, SecretAudience> {
  const readers = new Map<string, SecretAudience>()
  const around: SecretAudience[] = []
  for (const [, digest, written = ''] of html.matchAll(BOX))
    if (digest === undefined) around.pop()
    else {
      const audience = written === 'everyone' ? written : written.split(' ').filter((id) => id !== '')
      const both = narrower(audience, around.at(-1) ?? 'everyone')
      around.push(both)
      readers.set(digest, wider(both, readers.get(digest) ?? []))
    }
  return readers
}

/** The digest in the id by which the page means a secret. */
export function digestIn(secret: string): string {
  return secret.slice(secret.indexOf('-') + 1)
}

function narrower(one: SecretAudience, other: SecretAudience): SecretAudience {
  if (one === 'everyone') return other
  return other === 'everyone' ? one : one.filter((character) => other.includes(character))
}

/** The same words may be in two secrets. */
function wider(one: SecretAudience, other: SecretAudience): SecretAudience {
  return one === 'everyone' || other === 'everyone' ? 'everyone' : [...new Set([...one, ...other])]
}

/** Whether somebody reads a secret for the one audience who did not read it for the other. */
export function isForMore(one: SecretAudience, other: SecretAudience): boolean {
  if (other === 'everyone') return false
  return one === 'everyone' || one.some((character) => !other.includes(character))
}
