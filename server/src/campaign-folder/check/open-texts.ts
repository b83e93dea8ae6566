import { visibleText } from '#rich-text/normalise-text.ts'
import { withoutLinks } from '#rich-text/wiki-link.ts'

import type { EntityDraft } from '../entity-file.ts'
import type { Place } from '../fault.ts'
import { linkingFields } from '../front-matter-texts.ts'

/** A text that players may read, as it appears to them, with links replaced by what they show. */
export interface OpenText {
  readonly text: string
  /** The last line that matches. */
  readonly placeOf: (part: RegExp) => Place
}

/** All texts of an entity that players may read, without secrets and notes. */
export function openTexts(draft: EntityDraft): OpenText[] {
  return [...fieldTexts(draft), readAloudText(draft), bodyText(draft)]
}

/** Markdown like the body, so that its secrets work too. */
function readAloudText({ boxText, placeOf }: EntityDraft): OpenText {
  return { text: boxText.ok ? visibleText(boxText.search.open) : '', placeOf: () => placeOf(['boxText']) }
}

function bodyText({ file, source, body, bodyLine }: EntityDraft): OpenText {
  const lines = source
    .split('\n')
    .slice(bodyLine - 1)
    .map(visibleText)
  // Well-formed links are removed first, so that a broken one is found.
  const rest = lines.map(withoutLinks)
  const placeOf = (part: RegExp) => {
    const found = [rest, lines].map((all) => all.findLastIndex((line) => part.test(line)))
    return { file, line: bodyLine + (found.find((index) => index >= 0) ?? 0) }
  }
  return { text: visibleText(body.search.open), placeOf }
}

function fieldTexts({ fields, placeOf }: EntityDraft): OpenText[] {
  const at = (text: string, ...path: (string | number)[]) => ({ text: visibleText(text), placeOf: () => placeOf(path) })
  return [
    ...linkingFields.map((key) => at(withoutLinks(fields[key]), key)),
    ...Object.entries(fields.properties).flatMap(([name, value]) => [
      at(name, 'properties', name),
      at(
        [value]
          .flat()
          .map((one) => withoutLinks(String(one)))
          .join('\n'),
        'properties',
        name,
      ),
    ]),
    // Links do not work in these.
    at(fields.name, 'name'),
    at(fields.tags.join('\n'), 'tags'),
    ...fields.relationships.map(({ type }, index) => at(type, 'relationships', index)),
    ...[...fields.exits, ...fields.entrances].map(({ requirement = '' }) => at(requirement, 'exits')),
  ]
}
