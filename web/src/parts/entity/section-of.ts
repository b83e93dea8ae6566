import { typeOfCategory, type EntityType } from '@waybook/contract'

/** The entry of the navigation that a page belongs to. `person` is the menu with one's own pages. */
export type Section = '/' | '/characters' | '/news' | '/world' | '/rules' | '/vtt' | '/scenes' | '/admin' | 'person'

const sections: ReadonlyMap<string, Section> = new Map<string, Section>([
  ['', '/'],
  ['news', '/news'],
  ['world', '/world'],
  ['rules', '/rules'],
  ['vtt', '/vtt'],
  ['admin', '/admin'],
  ...['profile', 'notes', 'schedule', 'sessions', 'proposals', 'my-character'].map(
    (first) => [first, 'person'] as const,
  ),
])

/** The types with a section of their own. All others are part of the World. */
const sectionsOfTypes: Partial<Readonly<Record<EntityType, Section>>> = {
  character: '/characters',
  newsletter: '/news',
  scene: '/scenes',
}

/**
 * The section that the navigation marks as current for a page; `null` outside all of them.
 * @example
 * sectionOf('/locations/low-tarrow') // '/world'
 */
export function sectionOf(pathname: string): Section | null {
  const first = pathname.split('/')[1]?.toLowerCase() ?? ''
  const section = sections.get(first)
  if (section) return section
  const type = typeOfCategory(first)
  return type === null ? null : (sectionsOfTypes[type] ?? '/world')
}
