import { parentPort } from 'node:worker_threads'

import { reportLoaded } from '#runtime/thread.ts'

import { renderMarkdown } from './render-markdown.ts'

/** Replies to a list of texts with the list of what they render to. */
parentPort?.on('message', (texts: readonly string[]) => {
  parentPort?.postMessage(
    texts.map((text) => renderMarkdown(text)),
    [],
  )
})
reportLoaded()
