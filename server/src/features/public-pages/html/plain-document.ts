import { documentHtml, WORDMARK } from './document-html.ts'

const HEADER = `<header class="top">${WORDMARK}</header>`

const READ_ONLY = '<footer class="foot"><span>Read only</span></footer>'

/** A document that says one thing and names nothing of a campaign. `main`: HTML. */
export function plainDocument(look: string, title: string, main: string, footer = READ_ONLY): string {
  return documentHtml({ title, look, header: HEADER, main: `<div class="alone">${main}</div>`, footer })
}
