import type { SecretAudience } from './audience.ts'

/** The box of a secret in the game master's version. Authors cannot forge one, and no other element is an `<aside>`. */
const BOX = /<aside data-secret="\d+-([\w-]+)"(?: data-audience="([^"]*)")?[^>]*>|<\/aside>/g

/** The readers of each secret in the game master's version, by the digest of its words. They also read the secrets around it. */
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

/** The digest in the id of a secret. */
export function digestIn(secret: string): string {
  return secret.slice(secret.indexOf('-') + 1)
}

function narrower(one: SecretAudience, other: SecretAudience): SecretAudience {
  if (one === 'everyone') return other
  return other === 'everyone' ? one : one.filter((character) => other.includes(character))
}

/** The union of both audiences, because two secrets may contain the same words. */
function wider(one: SecretAudience, other: SecretAudience): SecretAudience {
  return one === 'everyone' || other === 'everyone' ? 'everyone' : [...new Set([...one, ...other])]
}

/** Whether `one` has readers who are not in `other`. */
export function isForMore(one: SecretAudience, other: SecretAudience): boolean {
  if (other === 'everyone') return false
  return one === 'everyone' || one.some((character) => !other.includes(character))
}
