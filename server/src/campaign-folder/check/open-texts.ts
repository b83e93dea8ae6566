import { splitFile, type YamlPath } from '@waybook/entity-text'

import { blankedCode } from '#rich-text/code.ts'
import { renderMarkdown } from '#rich-text/render-markdown.ts'
import { visibleText } from '#rich-text/visible-text.ts'
import { withoutLinks } from '#rich-text/wiki-link.ts'

import type { EntityFields } from '../entity-fields.ts'
import type { EntityDraft } from '../entity-file.ts'
import type { Place } from '../fault.ts'
import { linkingFields } from '../front-matter-texts.ts'

/** A text that players may read, in the form they see. Links are replaced by the words they show. */
export interface OpenText {
  readonly text: string
  /** The text without its code, where brackets are no link. Omitted for texts that are not Markdown. */
  readonly withoutCode?: () => string
  /** The last matching line. */
  readonly placeOf: (part: RegExp) => Place
}

interface LinklessText {
  readonly text: string
  readonly path: YamlPath
}

/** The Markdown of an entity that players may read, without secrets and notes. */
export function markdownTexts(draft: EntityDraft): OpenText[] {
  return [readAloudText(draft), bodyText(draft)]
}

/** Markdown like the body, so its secrets work too. */
function readAloudText({ boxText, fields, placeOf }: EntityDraft): OpenText {
  return {
    text: boxText.ok ? visibleText(boxText.search.open) : '',
    withoutCode: () => openWords(fields.boxText),
    placeOf: () => placeOf(['boxText']),
  }
}

function bodyText({ file, source, body, bodyLine }: EntityDraft): OpenText {
  const placeOf = (part: RegExp) => {
    const lines = source
      .split('\n')
      .slice(bodyLine - 1)
      .map(visibleText)
    // Well-formed links are removed first, to find a broken one.
    const found = [lines.map(withoutLinks), lines].map((all) => all.findLastIndex((line) => part.test(line)))
    return { file, line: bodyLine + (found.find((index) => index >= 0) ?? 0) }
  }
  const withoutCode = () => openWords(splitFile(source).body)
  return { text: visibleText(body.search.open), withoutCode, placeOf }
}

/** The words of a Markdown text that all players can read, without its code. */
function openWords(markdown: string): string {
  const rendered = renderMarkdown(blankedCode(markdown))
  return rendered.ok ? visibleText(rendered.search.open) : ''
}

/** Texts that players may read and that are not Markdown, without their comments. */
export function plainTexts({ fields, placeOf }: EntityDraft): OpenText[] {
  const at = (text: string, ...path: (string | number)[]) => ({ text: visibleText(text), placeOf: () => placeOf(path) })
  return [
    ...linkingFields.map((key) => at(withoutLinks(fields[key]), key)),
    ...Object.entries(fields.properties).map(([name, value]) => {
      const parts = [value].flat().map((one) => withoutLinks(String(one)))
      return at(parts.join('\n'), 'properties', name)
    }),
    ...linklessTexts(fields).map(({ text, path }) => at(text, ...path)),
  ]
}

const dateFields = ['date', 'campaignDate', 'until', 'playersDate'] as const

/** Texts that players may read and in which links do not work. */
export function linklessTexts({
  name,
  tags,
  properties,
  relationships,
  exits,
  entrances,
  pins,
  ...fields
}: EntityFields): LinklessText[] {
  return [
    ...Object.keys(properties).map((key) => ({ text: key, path: ['properties', key] })),
    { text: name, path: ['name'] },
    { text: tags.join('\n'), path: ['tags'] },
    ...dateFields.map((key) => ({ text: fields[key] ?? '', path: [key] })),
    ...relationships.map(({ type }, index) => ({ text: type, path: ['relationships', index] })),
    ...exits.map(({ requirement = '' }, index) => ({ text: requirement, path: ['exits', index] })),
    ...entrances.map(({ requirement = '' }, index) => ({ text: requirement, path: ['entrances', index] })),
    ...pins.map(({ label = '' }, index) => ({ text: label, path: ['pins', index, 'label'] })),
  ]
}
