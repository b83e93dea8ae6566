import { isEntityId, typeOfId } from '@waybook/contract'

/** Letters that Unicode does not decompose into a basic letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** The entity id that a file's path stands for, or `null` if it has none: `Characters/Mara Venn.md` is `characters/mara-venn`. */
export function idOfFile(file: string): string | null {
  return idOfPath(file.replace(/\.md$/i, ''))
}

/** The id for a path without an ending, in any spelling. */
export function idOfPath(path: string): string | null {
  const [category = '', name = '', ...more] = path.split('/')
  const slug = toSlug(name)
  if (slug === null || more.length > 0) return null
  const id = `${category.trim().toLowerCase()}/${slug}`
  return isEntityId(id) && typeOfId(id) ? id : null
}

/** The lower case letters, digits and dashes for a name, or `null` if it has letters for which there are none. */
function toSlug(name: string): string | null {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
  return /(?![a-z0-9])[\p{L}\p{N}]/u.test(plain) ? null : plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
