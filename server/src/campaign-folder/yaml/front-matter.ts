import path from 'node:path'

import { splitFile } from '@waybook/entity-text'

import { fault } from '../fault.ts'
import { lineFinder, readYaml, type YamlText } from './yaml-text.ts'

export interface FrontMatter extends YamlText {
  /** The Markdown after the front matter. */
  readonly body: string
  /** The line on which the body begins. */
  readonly bodyLine: number
}

/** The YAML begins on the line after the dashes. */
const YAML_LINE = 2

/** A name for an entity, from its file. */
function nameOf(file: string): string {
  return path.posix.basename(file, path.posix.extname(file))
}

/** Splits an entity's file into front matter and body. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const { frontMatter, body, bodyOffset } = splitFile(text)
  if (frontMatter === null) {
    const missing = fault(
      { file, line: 1 },
      'there is no front matter',
      `begin the file with ---, name: ${nameOf(file)} and ---, each on its own line`,
    )
    return { value: null, lineOf: () => 1, faults: [missing], body: text, bodyLine: 1 }
  }
  const bodyLine = text.slice(0, bodyOffset).split('\n').length
  return { ...readYaml(frontMatter, { file, line: YAML_LINE }), body, bodyLine }
}

/** The lines of the values in front matter without faults. Parses it on first use. */
export function frontMatterLines(text: string): YamlText['lineOf'] {
  return lineFinder(() => splitFile(text).frontMatter ?? '', YAML_LINE)
}
