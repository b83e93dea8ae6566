import { isCollection, isMap, isNode, isSeq, visit } from 'yaml'

import { lineStart } from './entries.ts'
import type { ParsedYaml } from './parse-yaml.ts'
import type { YamlStyle } from './write-value.ts'

/** The style of a file, from the first example of each feature. */
export function styleOf(yaml: string, document: ParsedYaml): YamlStyle {
  const eol = yaml.includes('\r\n') ? '\r\n' : '\n'
  const found: { step?: string; listStep?: string; flowLists?: boolean; padding?: string } = {}
  const columnAt = (offset: number) => offset - lineStart(yaml, offset)
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isCollection(value) || !value.range || !isNode(key) || !key.range) return
      const [from] = value.range
      if (isMap(value) && value.flow) found.padding ??= yaml[from + 1] === ' ' ? ' ' : ''
      if (isSeq(value)) found.flowLists ??= value.flow === true
      const isBelow = yaml.slice(lineStart(yaml, from), from).trim() === ''
      if (value.flow || !isBelow) return
      const step = ' '.repeat(Math.max(0, columnAt(from) - columnAt(key.range[0])))
      if (isSeq(value)) found.listStep ??= step
      else found.step ??= step
    },
  })
  const { step = '  ', listStep = step, flowLists = true, padding = ' ' } = found
  return { eol, step, listStep, flowLists, padding }
}
