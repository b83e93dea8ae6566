import { forceLayout, type Web } from './force-layout.ts'

/** Lays out one web and answers with the points. In a thread of its own, because it takes many frames. */
addEventListener('message', ({ data }: MessageEvent<Web>) => {
  postMessage(forceLayout(data))
})
