import { example, paragraphs } from './introduction.ts'
import { openApi, type OpenApi } from './openapi.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (plain: string) => plain.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char)
const pretty = (value: unknown) => `<pre>${text(JSON.stringify(value, null, 2))}</pre>`

const withCode = (paragraph: string) => text(paragraph).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

function sections(document: OpenApi): string {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { summary, description, ...rest }]) =>
          `<section><h2><code>${method.toUpperCase()} ${text(path)}</code></h2><p>${text(summary)} ${text(description)}</p>` +
          `<details><summary>Schema</summary>${pretty(rest)}</details></section>`,
      ),
    )
    .join('\n')
}

/** The OpenAPI document as one page without scripts for people to read or print. */
export function docsPage(): string {
  const document = openApi()
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Waybook's API</title>
<link rel="stylesheet" href="/api/docs/page.css">
<main><h1>Waybook's API</h1><p><a href="/api/docs/openapi.json">OpenAPI document</a></p>
${paragraphs.map((one) => `<p>${withCode(one)}</p>`).join('\n')}
<pre>${text(example)}</pre>
${sections(document)}
</main></html>`
}

export const docsStyle = `:root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0;background:light-dark(#eceee6,#0f1817);color:light-dark(#14292a,#f1e9da)}
main{max-width:60rem;margin:auto;padding:2rem 1rem 4rem}h1{font-size:2rem}h2{font-size:1.1rem;margin:2rem 0 0;overflow-wrap:anywhere}p{margin:.6rem 0}
a{color:light-dark(#0f565a,#9fd6ca)}summary{cursor:pointer;padding:.3rem 0}pre{overflow:auto;padding:1rem;font-size:.875rem;background:light-dark(#f8f8f3,#172221)}`
