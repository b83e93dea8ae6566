import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

import { wikiLinkSyntax } from './wiki-link-syntax.ts'

/** Markdown as campaigns are written in. Texts beyond the limits of `exceededLimit` are not to be parsed. */
export const markdownParser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .data('micromarkExtensions', [wikiLinkSyntax])
  .freeze()
