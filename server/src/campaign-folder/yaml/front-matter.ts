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

/** Dashes that begin a front matter, which never ends. The text after them may be keys that hide the page. */
const OPENED = /^\uFEFF?---[ \t]*\r?\n[ \t]*[\w-]+[ \t]*:/

/** Splits an entity's file into front matter and body. A file may lack front matter. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const { frontMatter, body, bodyOffset } = splitFile(text)
  if (frontMatter === null) {
    const endless = fault({ file, line: 1 }, 'the front matter does not end', 'write --- on a line of its own after it')
    return { value: {}, lineOf: () => 1, faults: OPENED.test(text) ? [endless] : [], body: text, bodyLine: 1 }
  }
  const bodyLine = text.slice(0, bodyOffset).split('\n').length
  return { ...readYaml(frontMatter, { file, line: YAML_LINE }), body, bodyLine }
}

/** The lines of the values in front matter without faults. Parses it on first use. */
export function frontMatterLines(text: string): YamlText['lineOf'] {
  return lineFinder(() => splitFile(text).frontMatter ?? '', YAML_LINE)
}
